/**
 * The script for other sites: `<script async src="https://…/embed.js"></script>` and
 * `<sandbar-board match="…"><a href="https://…/m/…">Watch on Sandbar</a></sandbar-board>`.
 * What stands inside the element shows as long as this script is not there. It imports nothing and leaves no global but the element.
 */

interface Told {
  readonly sandbar: number;
  readonly type: string;
  readonly [field: string]: unknown;
}

const define = (script: HTMLScriptElement | null): void => {
  /** Attributes that go into the address as they are. */
  const OPTIONS = 'theme bg seat layout lang sound controls motion ply game seats options'.split(' ');
  /** Attributes that tell which board it is. */
  const BOARDS: readonly (readonly [name: string, path: (value: string) => string])[] = [
    ['match', (id) => `m/${encodeURIComponent(id)}?`],
    ['replay', (id) => `replay/${encodeURIComponent(id)}?`],
    ['position', (id) => `pos?id=${encodeURIComponent(id)}&`],
    ['new', () => 'new?'],
  ];
  const from = script?.src ?? document.querySelector<HTMLScriptElement>('script[src$="/embed.js"]')?.src;
  if (from === undefined || customElements.get('sandbar-board')) return;
  const { origin } = new URL(from);

  class SandbarBoard extends HTMLElement {
    static readonly observedAttributes = [...BOARDS.map(([name]) => name), ...OPTIONS];
    #frame: HTMLIFrameElement | null = null;
    #asked = 0;
    readonly #records = new Map<string, (text: string) => void>();

    connectedCallback(): void {
      window.addEventListener('message', this.#hear);
      this.#show();
    }

    disconnectedCallback(): void {
      window.removeEventListener('message', this.#hear);
    }

    /** A change of an option reaches the board where it stands; a change of the board sets up another one. */
    attributeChangedCallback(name: string, old: string | null, value: string | null): void {
      if (this.#frame === null || old === value) return;
      if (name === 'ply') this.goto(value === null ? null : Number(value));
      else if (OPTIONS.includes(name)) this.setOptions({ [name]: value ?? '' });
      else this.#show();
    }

    /** Shows the board after so many moves; null shows what is live. */
    goto(ply: number | null): void {
      this.#tell({ type: 'goto', ply });
    }

    setOptions(options: Readonly<Record<string, unknown>>): void {
      this.#tell({ type: 'setOptions', options });
    }

    /** The record of the match as text. */
    getRecord(): Promise<string> {
      const id = String(++this.#asked);
      return new Promise((done) => {
        this.#records.set(id, done);
        this.#tell({ type: 'getRecord', id });
      });
    }

    #tell(message: Readonly<Record<string, unknown>>): void {
      this.#frame?.contentWindow?.postMessage({ sandbar: 1, ...message }, origin);
    }

    readonly #hear = (event: MessageEvent<Told | null>): void => {
      const { data } = event;
      if (event.origin !== origin || event.source !== this.#frame?.contentWindow || data?.sandbar !== 1)
        return;
      if (data.type === 'resize' && this.#frame !== null)
        this.#frame.style.height = `${Number(data.height)}px`;
      if (data.type === 'record') this.#records.get(String(data.id))?.(String(data.text));
      this.dispatchEvent(new CustomEvent(`sandbar-${data.type}`, { detail: data, bubbles: true }));
    };

    #show(): void {
      const board = BOARDS.find(([name]) => this.hasAttribute(name));
      if (board === undefined) return;
      const query = new URLSearchParams();
      for (const name of OPTIONS) {
        const value = this.getAttribute(name);
        if (value !== null) query.set(name, value);
      }
      if (location.origin !== 'null') query.set('origin', location.origin);
      const frame = document.createElement('iframe');
      frame.src = `${origin}/embed/${board[1](this.getAttribute(board[0]) ?? '')}${query}`;
      frame.title = this.title || 'Sandbar';
      frame.loading = 'lazy';
      frame.allow = 'fullscreen; clipboard-write; web-share';
      // The width is the element's; until the board says how high it is, this shape stands in.
      frame.style.cssText = 'display:block;width:100%;aspect-ratio:640/485;border:0;color-scheme:normal';
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      root.innerHTML = '<style>:host{display:block;min-width:280px;max-width:1200px}</style>';
      root.append(frame);
      this.#frame = frame;
    }
  }
  customElements.define('sandbar-board', SandbarBoard);
};

define(document.currentScript instanceof HTMLScriptElement ? document.currentScript : null);
