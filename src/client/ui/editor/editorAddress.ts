import { isWebAddress, safeAddress } from '#shared/rules/addresses/webAddress';

/**
 * The address that somebody typed, or undefined when it is none: a bare scheme counts as no address
 * (EDITOR-07, EDITOR-10, EDITOR-12). Text that begins like a host is an address of the web.
 */
export function editorAddress(typed: string): string | undefined {
  const text = typed.trim().replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  const address = /^[/\\]|^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (address === text) return /\s/.test(text) ? undefined : safeAddress(text);
  return isWebAddress(address) && new URL(address).hostname.includes('.') ? address : undefined;
}
