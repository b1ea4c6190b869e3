import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

/** Where a block stands now among those beside it, counted from 1. */
export interface BlockPlace {
  place: number;
  count: number;
}

declare module '@tiptap/core' {
  interface EditorEvents {
    blockMoved: BlockPlace;
  }
}

/** What holds blocks, items or rows that can change places. */
const holders: ReadonlySet<string> = new Set([
  ...['doc', 'wrapper', 'callout', 'details', 'blockquote'],
  ...['bulletList', 'orderedList', 'taskList', 'table'],
]);

/**
 * The selected blocks change places with the one before or behind them: items within their list,
 * rows within their table, and at its edge the list or the table itself.
 */
export function moveBlocks(editor: Editor, by: 1 | -1): boolean {
  const moved = movedBlocks(editor.state, by);
  if (!moved) return false;
  editor.view.dispatch(moved.tr.scrollIntoView());
  editor.view.focus();
  editor.emit('blockMoved', moved.now);
  return true;
}

export const canMoveBlocks = ({ state }: Editor, by: 1 | -1) =>
  movedBlocks(state, by) !== undefined;

function movedBlocks(state: EditorState, by: 1 | -1) {
  const { $from, $to } = state.selection;
  for (let depth = $from.sharedDepth($to.pos); depth >= 0; depth -= 1) {
    const parent = $from.node(depth);
    if (!holders.has(parent.type.name)) continue;
    const from = $from.index(depth);
    const to = Math.max(from + 1, $to.indexAfter(depth));
    const tr = swapped(state, { parent, start: $from.start(depth), from, to, by });
    if (tr) return { tr, now: { place: from + by + 1, count: parent.childCount } };
  }
  return undefined;
}

interface Move {
  parent: Node;
  start: number;
  /** The children that move. */
  from: number;
  to: number;
  by: 1 | -1;
}

function swapped(
  state: EditorState,
  { parent, start, from, to, by }: Move,
): Transaction | undefined {
  const neighbour = parent.maybeChild(by < 0 ? from - 1 : to);
  const blocks = parent.children.slice(from, to);
  if (!neighbour || blocks.length === 0 || isOtherPart(neighbour, blocks)) return undefined;
  const children = by < 0 ? [...blocks, neighbour] : [neighbour, ...blocks];
  const first = by < 0 ? from - 1 : from;
  const before = parent.children.slice(0, first);
  const after = parent.children.slice(first + children.length);
  if (!parent.type.validContent(Fragment.from([...before, ...children, ...after])))
    return undefined;
  const at = start + Fragment.from(before).size;
  const { tr, selection } = state;
  tr.replaceWith(at, at + Fragment.from(children).size, children);
  const offset = by * neighbour.nodeSize;
  const [anchor, head] = [selection.anchor + offset, selection.head + offset];
  return tr.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, selection.from + offset)
      : TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(head)),
  );
}

/** A row stays in the head, body or foot of its table, and cells that reach over rows stay whole. */
function isOtherPart(neighbour: Node, blocks: readonly Node[]): boolean {
  if (neighbour.type.name !== 'tableRow') return false;
  const rows = [neighbour, ...blocks];
  const part = (row: Node) => JSON.stringify(row.attrs.section);
  const reaches = (row: Node) => row.children.some(({ attrs }) => Number(attrs.rowspan) > 1);
  return rows.some((row) => part(row) !== part(neighbour) || reaches(row));
}
