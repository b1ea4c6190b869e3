import { Node, type AnyExtension, type Editor } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Selection, TextSelection, type Command } from '@tiptap/pm/state';
import { unwrap } from './unwrap';

/** A part that readers unfold; here it is always open. */
const Details = Node.create({
  name: 'details',
  group: 'block',
  content: 'summary block+',
  defining: true,
  // In an editable text the browser's own would fold at each click and blank.
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, class: 'details' }, 0],
});

const Summary = Node.create({
  name: 'summary',
  content: 'inline*',
  defining: true,
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, class: 'summary' }, 0],
  addKeyboardShortcuts() {
    const run = (command: Command) => () => command(this.editor.state, this.editor.view.dispatch);
    return { Enter: run(enterDetails), Backspace: run(backspace), Delete: run(stayInSummary) };
  },
});

export const details: AnyExtension[] = [Details, Summary];

/** Makes the selected blocks a part to be unfolded, or plain text again. */
export function toggleDetails({ state, view }: Editor): void {
  if (!unfold(state, view.dispatch)) fold(state, view.dispatch);
  view.focus();
}

/** The blocks go below an empty line, in which the cursor stands. */
const fold: Command = ({ selection, schema, tr }, dispatch) => {
  const { details: type, summary } = schema.nodes;
  const range = selection.$from.blockRange(selection.$to);
  if (!type || !summary || !range) return false;
  const { parent, startIndex, endIndex, start, end } = range;
  const blocks = parent.children.slice(startIndex, endIndex);
  if (!parent.canReplaceWith(startIndex, endIndex, type)) return false;
  const folded = type.create(null, [summary.create(), ...blocks]);
  tr.replaceWith(start, end, folded);
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, start + 2)).scrollIntoView());
  return true;
};

/** The line by which it is opened becomes a paragraph before what it holds. */
const unfold = unwrap('details', ({ children: [summary, ...blocks] }) =>
  summary && summary.childCount > 0
    ? [summary.type.schema.nodes.paragraph?.create(null, summary.content) ?? summary, ...blocks]
    : blocks,
);

const isIn = (node: DocumentNode | undefined, name: string) => node?.type.name === name;

/** The key that ends the line goes on in what it opens. */
const enterDetails: Command = ({ selection: { $from }, tr }, dispatch) => {
  if (!isIn($from.parent, 'summary')) return false;
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve($from.after()))).scrollIntoView());
  return true;
};

/** At its beginning the line is unfolded; before the first block the cursor goes into the line. */
const backspace: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  if (isIn($from.parent, 'summary')) return unfold(state, dispatch);
  const isFirst = $from.depth > 1 && $from.index(-1) === 1 && isIn($from.node(-1), 'details');
  if (!isFirst) return false;
  const { tr } = state;
  const isLeft = $from.parent.content.size === 0 && $from.node(-1).childCount > 2;
  if (isLeft) tr.delete($from.before(), $from.after());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve($from.before() - 1), -1)));
  return true;
};

/** Content below the line is not drawn into it. */
const stayInSummary: Command = ({ selection: { $from, empty } }) =>
  empty && isIn($from.parent, 'summary') && $from.parentOffset === $from.parent.content.size;
