import { isWebAddress, namesUser, safeAddress } from '#shared/rules/addresses/webAddress';

const mail = /^[\p{L}\p{N}._'+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+$/u;

/**
 * The address that somebody typed, or undefined when it is none: a bare scheme counts as no address
 * (EDITOR-07, EDITOR-10, EDITOR-12). Text that begins like a host is an address of the web, and one
 * of mail is written to; one that names a user is none.
 */
export function editorAddress(typed: string): string | undefined {
  const text = typed.trim().replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  if (mail.test(text)) return `mailto:${text}`;
  const address = /^[/\\]|^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const isWeb = isWebAddress(address);
  if (isWeb && namesUser(address)) return undefined;
  if (address === text) return /\s/.test(text) ? undefined : safeAddress(text);
  return isWeb && new URL(address).hostname.includes('.') ? address : undefined;
}
