import { Node } from '@tiptap/core';

/** Somebody who is named: their id in the directory, and what they were called then. */
export const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ label: { default: '', rendered: false } }),
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    { ...HTMLAttributes, class: 'mention' },
    String(node.attrs.label),
  ],
  renderText: ({ node }) => String(node.attrs.label),
});
