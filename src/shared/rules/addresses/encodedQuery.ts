/**
 * Parameters as the query of an address; `encodeURIComponent` alone, because neither Graph nor Teams
 * takes a plus for a space.
 */
export function encodedQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
