import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Command } from '@tiptap/pm/state';
import {
  CellSelection,
  addRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
} from '@tiptap/pm/tables';

/** A table with a heading row, at the selection; the cursor stands in its first cell. */
export const insertTable: Command = ({ schema, tr }, dispatch) => {
  const filled = (name: string, content?: Node | Node[]) =>
    schema.nodes[name]?.createAndFill(null, content) ?? [];
  const row = (cell: string, section: string) => {
    const cells = [0, 1, 2].flatMap(() => filled(cell));
    return schema.nodes.tableRow?.create({ section: { tag: section, at: 0 } }, cells) ?? [];
  };
  const table = [
    row('tableHeader', 'thead'),
    row('tableCell', 'tbody'),
    row('tableCell', 'tbody'),
  ].flat();
  const node = schema.nodes.table?.create(null, table);
  if (!node) return false;
  if (dispatch) {
    const start = tr.selection.from;
    tr.replaceSelectionWith(node);
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
  }
  return true;
};

/** In the last cell, the tab key goes on in a new row. */
export const addRowBelowLast: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  const rect = selectedRect(state);
  if (!dispatch) return true;
  dispatch(addRow(state.tr, rect, rect.map.height));
  return view ? goToNextCell(1)(view.state, dispatch) : true;
};

/** With all of its cells selected, the key that deletes takes the table and not only its text. */
export const deleteWholeTable: Command = (state, dispatch) => {
  const { selection } = state;
  return selection instanceof CellSelection &&
    selection.isColSelection() &&
    selection.isRowSelection()
    ? deleteTable(state, dispatch)
    : false;
};
