import { isAddress } from '#shared/rules/webAddress';

/**
 * What somebody typed as an address, or nothing when it is none: a bare scheme counts as no address
 * (EDITOR-07, EDITOR-10, EDITOR-12).
 */
export function editorAddress(typed: string): string | undefined {
  const text = typed.trim();
  if ((text.startsWith('/') && isAddress(text)) || /^(mailto|tel):\S+$/i.test(text)) return text;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\/[^\s/]+\S*$/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname.includes('.') || /^https?:/i.test(text) ? address : undefined;
}
