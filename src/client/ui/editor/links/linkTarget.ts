import { getMarkRange, type Editor } from '@tiptap/core';
import { isWebAddress } from '#shared/rules/addresses/webAddress';
import { pageOf } from '../../../platform/addresses/pageOf';
import { editorAddress } from '../editorAddress';
import type { LinkTarget } from '../../found/textSources';

/** The address that somebody typed or pasted; one of this portal is kept without its host. */
export function linkAddress(typed: string): string | undefined {
  const address = editorAddress(typed);
  if (address === undefined || !isWebAddress(address)) return address;
  return pageOf(address) ?? address;
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

/** Is the link that the cursor is in shown as a button? */
export function isButton(editor: Editor): boolean {
  return editor.getAttributes('link')['data-button'] === 'true';
}

/** The words that are selected, or those of the link that the cursor is in. */
export function linkedText(editor: Editor): string {
  const { doc, selection } = editor.state;
  const { from, to } = linkRange(editor) ?? selection;
  return doc.textBetween(from, to, ' ').trim();
}

function linkRange({ state: { selection, schema } }: Editor) {
  const { link } = schema.marks;
  return selection.empty && link ? getMarkRange(selection.$from, link) : undefined;
}

/**
 * Links what is selected, or the link that the cursor is in; where there is nothing to be linked,
 * the title becomes the text. Links that leave the portal open in a new window (EDITOR-08). With
 * words of its own it is a button.
 */
export function setLink(editor: Editor, { address, title }: LinkTarget, button?: string): void {
  const attrs = {
    href: address,
    target: /^https?:/i.test(address) ? '_blank' : null,
    'data-button': button === undefined ? null : 'true',
  };
  const range = linkRange(editor);
  const isThere = range !== undefined || !editor.state.selection.empty;
  const keepsWords = !button || button === linkedText(editor);
  const chain = editor.chain().focus();
  if (isThere && keepsWords) return void chain.extendMarkRange('link').setLink(attrs).run();
  if (range) chain.setTextSelection(range);
  const text = button || title;
  // Text that is typed next is no part of it.
  chain
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] })
    .unsetMark('link')
    .run();
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
}
