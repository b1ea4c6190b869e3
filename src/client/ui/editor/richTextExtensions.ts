import { Extension, Mark, Node, type AnyExtension } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

/** A block without a meaning of its own; one that holds other blocks is only a wrapper and goes. */
const PlainBlock = Node.create({
  name: 'div',
  group: 'block',
  content: 'inline*',
  priority: 40,
  parseHTML: () => [
    {
      tag: 'div',
      getAttrs: (element) =>
        element.querySelector('p, div, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, hr, pre')
          ? false
          : null,
    },
  ],
  renderHTML: () => ['div', 0],
});

/** As an attribute: the portal's policy ignores style attributes. */
const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    { types: ['paragraph', 'heading', 'div'], attributes: { align: { default: null } } },
  ],
});

/** What the editor knows to make; its HTML keeps to the list of `#shared/rules/richText`. */
export const richTextExtensions: AnyExtension[] = [
  StarterKit.configure({
    // It would leave an empty paragraph behind every other last block.
    trailingNode: false,
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
  Subscript,
  Superscript,
  PlainBlock,
  Alignment,
];
