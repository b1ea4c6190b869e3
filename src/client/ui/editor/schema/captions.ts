import { Node, type AnyExtension } from '@tiptap/core';
import { Selection, type Command } from '@tiptap/pm/state';

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

const Figcaption = Node.create({
  name: 'figcaption',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { Enter: () => leaveCaption(this.editor.state, this.editor.view.dispatch) };
  },
});

/**
 * A table below its caption: the table commands know nothing but rows in a table. Without its table
 * the caption is a paragraph.
 */
const CaptionedTable = Node.create({
  name: 'captionedTable',
  group: 'block',
  content: 'caption? table?',
  parseHTML: () => [{ tag: 'div.captioned' }],
  renderHTML: () => ['div', { class: 'captioned' }, 0],
});

const Caption = Node.create({
  name: 'caption',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'div.caption' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, class: 'caption' }, 0],
});

/** The key that ends a line goes on below the figure, or in the table. */
const leaveCaption: Command = ({ selection: { $from }, schema, tr }, dispatch) => {
  const [block, caption] = $from.depth < 2 ? [] : [$from.node(-2), $from.node(-1)];
  const isFigure = block?.type.name === 'figure' && caption?.type.name === 'figcaption';
  if (!isFigure && caption?.type.name !== 'caption') return false;
  const behind = isFigure ? $from.after(-2) : $from.after(-1);
  if (isFigure) tr.insert(behind, schema.nodes.paragraph?.create() ?? []);
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(behind))).scrollIntoView());
  return true;
};

export const captions: AnyExtension[] = [Figure, Figcaption, CaptionedTable, Caption];
