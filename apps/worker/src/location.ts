/** Where in the world a match is made. [R3] */

/** The region near the maker of a match, by continent and longitude (degrees east). Undefined leaves the choice to the platform. */
export function hintFor(cf: CfProperties | undefined): DurableObjectLocationHint | undefined {
  const { continent, longitude } = cf ?? {};
  const east = Number(longitude);
  switch (continent) {
    case 'NA':
      return east < -100 ? 'wnam' : 'enam';
    case 'EU':
      return east > 15 ? 'eeur' : 'weur';
    case 'SA':
      return 'sam';
    case 'AS':
      return east < 60 ? 'me' : 'apac';
    case 'OC':
      return 'oc';
    case 'AF':
      return 'afr';
    default:
      return undefined;
  }
}
