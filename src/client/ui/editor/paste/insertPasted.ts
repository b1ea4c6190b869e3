import { Slice } from '@tiptap/pm/model';
import { AllSelection, Selection } from '@tiptap/pm/state';
import { CellSelection, isInTable, selectedRect } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Puts content of other programs where the library would lose something: in an empty line, lists
 * and directions that begin it; in a cell, what stands in the cells that a pasted table would fill.
 */
export function insertPasted({ state, dispatch }: EditorView, { content }: Slice): boolean {
  const { selection, tr } = state;
  const { $from, empty: isEmpty } = selection;
  const first = content.firstChild;
  if (!first || first.isInline || first.attrs.isBare === true) return false;
  const whole = new Slice(content, 0, 0);
  const isInEmptyLine =
    isEmpty && $from.parent.type.name === 'paragraph' && !$from.parent.childCount;
  if (isInEmptyLine) tr.replace($from.before(), $from.after(), whole);
  else if (selection instanceof AllSelection) tr.replace(0, state.doc.content.size, whole);
  else if (fillsCells(content, state)) tr.replaceSelection(whole);
  else return false;
  const end = tr.mapping.map(isInEmptyLine ? $from.after() : selection.to);
  tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
  dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  return true;
}

/** Would the table take the place of what stands in another one, with nothing of it selected? */
function fillsCells(content: Slice['content'], state: EditorView['state']): boolean {
  if (!isTable(content)) return false;
  if (!isInTable(state) || state.selection instanceof CellSelection) return false;
  return selectedRect(state).table.textContent !== '';
}

/** A table, or a quote or a list of nothing else, which the library opens to reach its cells. */
function isTable({ childCount, firstChild }: Slice['content']): boolean {
  if (childCount !== 1 || !firstChild) return false;
  return firstChild.type.name === 'table' || isTable(firstChild.content);
}
