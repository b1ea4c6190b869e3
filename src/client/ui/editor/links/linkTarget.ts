import type { Editor } from '@tiptap/core';
import { inAppAddress } from '#shared/rules/inAppAddress';
import { isWebAddress } from '#shared/rules/webAddress';
import { editorAddress } from '../editorAddress';
import type { LinkTarget } from '../../found/textSources';

/** What somebody typed or pasted as an address; one of this portal is kept without its host. */
export function linkAddress(typed: string): string | undefined {
  const address = editorAddress(typed);
  if (address === undefined || !isWebAddress(address)) return address;
  const { origin, pathname, search, hash } = new URL(address);
  const own =
    origin === window.location.origin ? inAppAddress(pathname + search + hash) : undefined;
  return own ?? address;
}

/** Can what was typed be nothing but an address? Then it is not searched for. */
export function isAddressOnly(typed: string): boolean {
  return /^\s*(\/|[a-z][a-z0-9+.-]*:|www\.)/i.test(typed);
}

/** The address that the selection links to; empty for none. */
export function linkedAddress(editor: Editor): string {
  const href: unknown = editor.getAttributes('link').href;
  return typeof href === 'string' ? href : '';
}

/**
 * Links what is selected, or the link that the cursor is in; where there is nothing to be linked,
 * the title becomes the text. Links that leave the portal open in a new window (EDITOR-08).
 */
export function setLink(editor: Editor, { address, title }: LinkTarget): void {
  const chain = editor.chain().focus();
  const link = { href: address, target: /^https?:/i.test(address) ? '_blank' : null };
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: link }] })
      .run();
  else chain.extendMarkRange('link').setLink(link).run();
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
}
