import { Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { VideoBlock } from '../videos/VideoBlock';

/** A video of an allowed host: the address of its player, and its title. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ label: { default: '', rendered: false } }),
  renderHTML: ({ node, HTMLAttributes }) => ['figure', HTMLAttributes, String(node.attrs.label)],
  renderText: ({ node }) => String(node.attrs.label),
  addNodeView: () => ReactNodeViewRenderer(VideoBlock),
});
