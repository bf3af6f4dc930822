/** As much of a browser as the page's session needs to run in Node: it is the code under test, so it is not copied. */
const page = {
  window: globalThis,
  document: { visibilityState: 'visible', addEventListener: () => {} },
  addEventListener: () => {},
};

/** Makes this process look like a page that came from `host`. */
export function pretendBrowser(host: string): void {
  Object.assign(globalThis, page, { location: { protocol: 'http:', host, hash: '', pathname: '/' } });
}
