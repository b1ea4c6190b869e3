import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Command, type EditorState, type Transaction } from '@tiptap/pm/state';
import {
  CellSelection,
  addRow,
  deleteTable,
  isInTable,
  moveTableColumn,
  nextCell,
  selectedRect,
  toggleHeader,
} from '@tiptap/pm/tables';
import { headSection } from './tableSections';

/** A table of three columns with a heading row; the cursor stands in its first cell. */
export const insertTable: Command = ({ schema, tr }, dispatch) => {
  const rows = (['tableHeader', 'tableCell', 'tableCell'] as const).flatMap((cell, index) => {
    const cells = [1, 2, 3].flatMap(() => schema.nodes[cell]?.createAndFill() ?? []);
    const section = index === 0 ? headSection : null;
    return schema.nodes.tableRow?.create({ section }, cells) ?? [];
  });
  const table = schema.nodes.table?.create(null, rows);
  if (!table) return false;
  if (dispatch) {
    tr.replaceSelectionWith(table);
    const after = tr.mapping.map(tr.selection.from);
    const start = positionOf(tr.doc, table) ?? after;
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  }
  return true;
};

function positionOf(doc: Node, wanted: Node): number | undefined {
  let found: number | undefined;
  doc.descendants((node, position) => {
    if (node === wanted) found = position;
    return found === undefined;
  });
  return found;
}

/** In the last cell, the tab key makes a row to go on in. */
export const addRowAtEnd: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const rect = selectedRect(state);
  dispatch?.(addRow(state.tr, rect, rect.map.height));
  return true;
};

/** With all cells selected, the key that deletes takes the table and not only its text. */
export const deleteWholeTable: Command = (state, dispatch) => {
  const { selection } = state;
  const isWhole =
    selection instanceof CellSelection && selection.isColSelection() && selection.isRowSelection();
  return isWhole && deleteTable(state, dispatch);
};

/** Chosen cells stay chosen where the table ends in the way that the key leads. */
export function keepCellsAtEdge(axis: 'horiz' | 'vert', by: 1 | -1): Command {
  return ({ selection }) =>
    selection instanceof CellSelection && !nextCell(selection.$headCell, axis, by);
}

/** Without its last row or column nothing is left of a table. */
export function orDeleteTable(command: Command): Command {
  return (state, dispatch) => {
    let isDone = false;
    command(state, (tr) => {
      isDone = true;
      dispatch?.(tr);
    });
    return isDone || deleteTable(state, dispatch);
  };
}

const isHeading = (cell: Node | null | undefined) => cell?.type.name === 'tableHeader';

export function hasHeadingRow(state: EditorState): boolean {
  return selectedRect(state).table.firstChild?.children.every(isHeading) ?? false;
}

/** All cells of the first column; one row's would be the heading row's. */
export function hasHeadingColumn(state: EditorState): boolean {
  const { table, map } = selectedRect(state);
  const rows = Array.from({ length: map.height }, (_, row) => map.map[row * map.width] ?? 0);
  const below = hasHeadingRow(state) ? rows.slice(1) : rows;
  return below.length > 0 && below.every((at) => isHeading(table.nodeAt(at)));
}

/** Makes the first column a heading of its rows, or one like the others. */
export const toggleHeadingColumn = toggleHeader('column');

/** The column changes places with the one before or behind it. */
export function moveColumn(by: 1 | -1): Command {
  return (state, dispatch, view) => {
    if (!isInTable(state)) return false;
    const { left, right, map } = selectedRect(state);
    const to = left + by;
    const canMove = right === left + 1 && to >= 0 && to < map.width;
    return canMove && moveTableColumn({ from: left, to })(state, dispatch, view);
  };
}

const toggleHeaderCells = toggleHeader('row');

/** Makes the first row a heading, within the head of the table, or one like the others. */
export const toggleHeadingRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { tableStart, table } = selectedRect(state);
  const section = hasHeadingRow(state) ? null : headSection;
  return toggleHeaderCells(
    state,
    dispatch &&
      ((tr: Transaction) =>
        dispatch(tr.setNodeMarkup(tableStart, null, { ...table.firstChild?.attrs, section }))),
  );
};
