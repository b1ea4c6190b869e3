import { Extension } from '@tiptap/core';
import { attributesOf, type RichTextTag } from '#shared/rules/richText/allowList';

/**
 * The elements that each type of the editor's document stands for. The first is what is written for
 * something made in the editor.
 */
export const elementsOf = {
  paragraph: ['p'],
  heading: ['h2', 'h3', 'h4', 'h5', 'h6'],
  div: ['div'],
  wrapper: ['div'],
  callout: ['div'],
  details: ['details'],
  summary: ['summary'],
  figure: ['figure'],
  figcaption: ['figcaption'],
  caption: ['caption'],
  blockquote: ['blockquote'],
  bulletList: ['ul'],
  orderedList: ['ol'],
  listItem: ['li'],
  taskList: ['ul'],
  taskItem: ['li'],
  codeBlock: ['pre'],
  horizontalRule: ['hr'],
  hardBreak: ['br'],
  image: ['img'],
  table: ['table'],
  tableRow: ['tr'],
  tableCell: ['td'],
  tableHeader: ['th'],
  link: ['a'],
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
  underline: ['u'],
  strike: ['s'],
  code: ['code'],
  subscript: ['sub'],
  superscript: ['sup'],
  abbr: ['abbr'],
  cite: ['cite'],
  del: ['del'],
  ins: ['ins'],
  kbd: ['kbd'],
  mark: ['mark'],
  q: ['q'],
  small: ['small'],
  span: ['span'],
  time: ['time'],
  // Of tags that stand for other types too.
  mention: ['span'],
  video: ['figure'],
} as const satisfies Record<string, readonly RichTextTag[]>;

export type ElementType = keyof typeof elementsOf;

export function isElementType(name: string): name is ElementType {
  return name in elementsOf;
}

/** Types that stand in a line of text around it. */
export const markTypes = [
  ...([
    'link',
    'bold',
    'italic',
    'underline',
    'strike',
    'code',
    'subscript',
    'superscript',
  ] as const),
  ...(['abbr', 'cite', 'del', 'ins', 'kbd', 'mark', 'q', 'small', 'span', 'time'] as const),
] satisfies ElementType[];

/** Whether an item is checked is known by its type. */
const ownNames = (tags: readonly RichTextTag[]) =>
  [...new Set(tags.flatMap((tag) => attributesOf(tag)))].filter((name) => name !== 'data-checked');

/** Every type keeps all attributes that its elements may have. */
export const ElementAttributes = Extension.create({
  name: 'elementAttributes',
  addGlobalAttributes: () =>
    Object.entries(elementsOf).map(([type, tags]) => ({
      types: [type],
      attributes: Object.fromEntries(
        ownNames(tags).map((name) => [
          name,
          { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) },
        ]),
      ),
    })),
});

/**
 * The attributes by which a mark keeps its element: which of its tags it was, and its place in the
 * document, by which two elements of a kind stay two, and the outer one the outer one.
 */
export const MarkedElements = Extension.create({
  name: 'markedElements',
  addGlobalAttributes: () => [
    {
      types: [...markTypes],
      attributes: {
        place: { default: null, rendered: false, parseHTML: () => null },
        tag: {
          default: null,
          rendered: false,
          parseHTML: (element: HTMLElement) => element.localName,
        },
      },
    },
  ],
});
