/**
 * An http or https address with a host, or one within the portal (Spec: content §5). Browsers read
 * a backslash as a slash, so that `/\host` would be another site. No two parts that repeat take the
 * same characters: a text of any length is told at once.
 */
export const addressPattern = '^(https?://[^\\s/][^\\s]*|/(?![/\\\\])[^\\s]*)$';
/** An http or https address with a host; as quick to tell. */
export const webAddressPattern = '^https?://[^\\s/][^\\s]*$';

const [anyAddress, webAddress] = [
  new RegExp(addressPattern, 'u'),
  new RegExp(webAddressPattern, 'u'),
];

/** Does it lead somewhere on the web, or within the portal? */
export function isAddress(text: string): boolean {
  return anyAddress.test(text) && URL.canParse(text, 'https://portal.invalid');
}

/** Does it lead somewhere on the web? */
export function isWebAddress(text: string): boolean {
  return webAddress.test(text) && URL.canParse(text);
}
