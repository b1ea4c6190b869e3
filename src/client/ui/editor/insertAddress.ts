import type { Editor } from '@tiptap/core';

/** Links open in a new window (EDITOR-08); without a selection the address itself is the text. */
export function insertAddress(
  editor: Editor,
  kind: 'link' | 'image',
  address: string,
  alternative: string,
): void {
  const chain = editor.chain().focus();
  if (kind === 'image') return void chain.setImage({ src: address, alt: alternative }).run();
  const link = { href: address, target: /^https?:/i.test(address) ? '_blank' : null };
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: link }] })
      .run();
  else chain.extendMarkRange('link').setLink(link).run();
}
