import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

/** The place of a block among those beside it, counted from 1. */
export interface BlockPlace {
  place: number;
  count: number;
}

declare module '@tiptap/core' {
  interface EditorEvents {
    blockMoved: BlockPlace;
  }
}

/** The nodes that hold blocks, items or rows that can change places. */
const holders: ReadonlySet<string> = new Set([
  ...['doc', 'wrapper', 'callout', 'details', 'blockquote'],
  ...['bulletList', 'orderedList', 'taskList', 'table'],
]);

/**
 * The selected blocks change places with the one before or behind them: items within their list,
 * rows within their table, and at its edge the list or the table itself.
 */
export function moveBlocks(editor: Editor, by: 1 | -1): boolean {
  const move = moveIn(editor.state, by);
  if (!move) return false;
  editor.view.dispatch(moved(editor.state, move).scrollIntoView());
  editor.view.focus();
  editor.emit('blockMoved', { place: move.from + by + 1, count: move.parent.childCount });
  return true;
}

export const canMoveBlocks = ({ state }: Editor, by: 1 | -1) => moveIn(state, by) !== undefined;

interface Move {
  parent: Node;
  /** Where the parent's content begins. */
  start: number;
  /** The children that move. */
  from: number;
  to: number;
  by: 1 | -1;
  neighbour: Node;
}

/** The move of the innermost blocks that can move. */
function moveIn({ selection: { $from, $to } }: EditorState, by: 1 | -1): Move | undefined {
  for (let depth = $from.sharedDepth($to.pos); depth >= 0; depth -= 1) {
    const parent = $from.node(depth);
    if (!holders.has(parent.type.name)) continue;
    const from = $from.index(depth);
    const to = Math.max(from + 1, $to.indexAfter(depth));
    const neighbour = parent.maybeChild(by < 0 ? from - 1 : to);
    if (neighbour && canChangePlaces(neighbour, parent.children.slice(from, to)))
      return { parent, start: $from.start(depth), from, to, by, neighbour };
  }
  return undefined;
}

/**
 * A section begins with the line that opens it. A row stays in the head, body or foot of its table,
 * and cells that reach over rows stay whole.
 */
function canChangePlaces(neighbour: Node, blocks: readonly Node[]): boolean {
  const all = [neighbour, ...blocks];
  if (all.some(({ type }) => type.name === 'summary')) return false;
  if (neighbour.type.name !== 'tableRow') return true;
  const part = (row: Node) => JSON.stringify(row.attrs.section);
  const reaches = (row: Node) => row.children.some(({ attrs }) => Number(attrs.rowspan) > 1);
  return all.every((row) => part(row) === part(neighbour) && !reaches(row));
}

function moved(state: EditorState, { parent, start, from, to, by, neighbour }: Move): Transaction {
  const first = by < 0 ? from - 1 : from;
  const blocks = parent.children.slice(from, to);
  const at = start + Fragment.from(parent.children.slice(0, first)).size;
  const children = Fragment.from(by < 0 ? [...blocks, neighbour] : [neighbour, ...blocks]);
  const { tr, selection } = state;
  tr.replaceWith(at, at + children.size, children);
  const offset = by * neighbour.nodeSize;
  const [anchor, head] = [selection.anchor + offset, selection.head + offset];
  return tr.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, selection.from + offset)
      : TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(head)),
  );
}
