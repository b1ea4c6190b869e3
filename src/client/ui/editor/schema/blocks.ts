import { Mark, Node, mergeAttributes, wrappingInputRule, type AnyExtension } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import type { NodeType } from '@tiptap/pm/model';

/** A block without a meaning of its own, which holds a line of text. */
const PlainBlock = Node.create({
  name: 'div',
  group: 'block',
  content: 'inline*',
  priority: 40,
  parseHTML: () => [
    {
      tag: 'div',
      getAttrs: (element) =>
        element.querySelector('p, div, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, hr, pre, table')
          ? false
          : null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

/** A block that holds other blocks. */
const Wrapper = Node.create({
  name: 'wrapper',
  group: 'block',
  content: 'block+',
  defining: true,
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

/** Elements in a line for which there is no button: their text can be edited, and they stay. */
const quietMarks = (
  ['abbr', 'cite', 'del', 'ins', 'kbd', 'mark', 'q', 'small', 'span', 'time'] as const
).map((tag) =>
  Mark.create({
    name: tag,
    excludes: '',
    // A word typed behind an abbreviation or a key is no part of it.
    inclusive: ['del', 'ins', 'mark', 'q', 'small', 'span'].includes(tag),
    parseHTML: () => (tag === 'span' ? [{ tag: 'span[lang], span[dir], span[title]' }] : [{ tag }]),
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

const raisedMarks = (
  [
    ['subscript', 'sub'],
    ['superscript', 'sup'],
  ] as const
).map(([name, tag]) =>
  Mark.create({
    name,
    excludes: '',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

/** A list begins with the number that is typed, or goes on with it; 1 needs not be said. */
const numberSign = (type: NodeType) =>
  wrappingInputRule({
    find: /^(\d{1,4})\.\s$/,
    type,
    getAttributes: ([, start]) => (start === '1' ? {} : { start }),
    joinPredicate: ([, next], list) =>
      Number(list.attrs.start ?? 1) + list.childCount === Number(next),
  });

/** The types of the kit, so far as their own rules would lose something. */
function lossless(extension: AnyExtension): AnyExtension {
  switch (extension.name) {
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'code':
      return extension instanceof Mark ? extension.extend({ excludes: '' }) : extension;
    case 'paragraph':
      return extension instanceof Node
        ? extension.extend({
            // Text that stands in an item, a cell or a quotation without a paragraph around it.
            addAttributes: () => ({ isBare: { default: false, rendered: false } }),
          })
        : extension;
    case 'listItem':
      return extension instanceof Node ? extension.extend({ content: 'block+' }) : extension;
    case 'orderedList':
      // Its own start would be 1, where none is given.
      return extension instanceof Node
        ? extension.extend({
            addAttributes: () => ({}),
            addInputRules() {
              return [numberSign(this.type)];
            },
          })
        : extension;
    case 'codeBlock':
      return extension instanceof Node
        ? extension.extend({
            content: 'inline*',
            marks: '_',
            addAttributes: () => ({}),
            renderHTML: ({ HTMLAttributes }) => ['pre', mergeAttributes(HTMLAttributes), 0],
          })
        : extension;
    default:
      return extension;
  }
}

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(lossless);
  },
});

/** Text, headings, lists, quotations and pictures. */
export const blocks: AnyExtension[] = [
  Kit.configure({
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
  Image.configure({ inline: true }),
  ...raisedMarks,
  ...quietMarks,
  PlainBlock,
  Wrapper,
];
