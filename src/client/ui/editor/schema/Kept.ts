import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { KeptBlock } from '../KeptBlock';

/** An element that the editor cannot edit: it stays as it is, can be moved and deleted. */
export const Kept = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  addAttributes: () => ({ element: { default: null, rendered: false } }),
  renderHTML: () => ['div'],
  addNodeView: () => ReactNodeViewRenderer(KeptBlock),
});
