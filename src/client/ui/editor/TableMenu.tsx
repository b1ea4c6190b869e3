import type { ReactElement } from 'react';
import type { Editor } from '@tiptap/core';
import type { Command, EditorState } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  splitCell,
} from '@tiptap/pm/tables';
import { MenuDivider, MenuItem, MenuItemCheckbox } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { TableAddRegular } from '@fluentui/react-icons/svg/table-add';
import { TableCellsMergeRegular } from '@fluentui/react-icons/svg/table-cells-merge';
import { TableCellsSplitRegular } from '@fluentui/react-icons/svg/table-cells-split';
import { TableDeleteColumnRegular } from '@fluentui/react-icons/svg/table-delete-column';
import { TableDeleteRowRegular } from '@fluentui/react-icons/svg/table-delete-row';
import { TableFreezeColumnRegular } from '@fluentui/react-icons/svg/table-freeze-column';
import { TableFreezeRowRegular } from '@fluentui/react-icons/svg/table-freeze-row';
import { TableInsertColumnRegular } from '@fluentui/react-icons/svg/table-insert-column';
import { TableInsertRowRegular } from '@fluentui/react-icons/svg/table-insert-row';
import { TableMoveLeftRegular } from '@fluentui/react-icons/svg/table-move-left';
import { TableMoveRightRegular } from '@fluentui/react-icons/svg/table-move-right';
import { TableRegular } from '@fluentui/react-icons/svg/table';
import { useTexts } from '../../texts/useTexts';
import {
  hasHeadingColumn,
  hasHeadingRow,
  insertTable,
  moveColumn,
  orDeleteTable,
  toggleHeadingColumn,
  toggleHeadingRow,
} from './tableCommands';
import type { TextName } from './toolbar/toolbarActions';
import { ToolbarMenu, type EditorMenuProps } from './toolbar/ToolbarMenu';
import { MenuEntries } from '../list/MenuEntries';

interface TableItem {
  name: TextName;
  icon: ReactElement;
  command: Command;
}

const insertion: TableItem = {
  name: 'insertTable',
  icon: <TableAddRegular />,
  command: insertTable,
};
const additions: TableItem[] = [
  { name: 'rowAbove', icon: <TableInsertRowRegular />, command: addRowBefore },
  { name: 'rowBelow', icon: <TableInsertRowRegular />, command: addRowAfter },
  { name: 'columnBefore', icon: <TableInsertColumnRegular />, command: addColumnBefore },
  { name: 'columnAfter', icon: <TableInsertColumnRegular />, command: addColumnAfter },
];
const moves: TableItem[] = [
  { name: 'columnBack', icon: <TableMoveLeftRegular />, command: moveColumn(-1) },
  { name: 'columnOn', icon: <TableMoveRightRegular />, command: moveColumn(1) },
];
/** Cells are selected by dragging, or by Shift and the arrow keys. */
const spans: TableItem[] = [
  { name: 'mergeCells', icon: <TableCellsMergeRegular />, command: mergeCells },
  { name: 'splitCell', icon: <TableCellsSplitRegular />, command: splitCell },
];
const deletions: TableItem[] = [
  { name: 'deleteRow', icon: <TableDeleteRowRegular />, command: orDeleteTable(deleteRow) },
  {
    name: 'deleteColumn',
    icon: <TableDeleteColumnRegular />,
    command: orDeleteTable(deleteColumn),
  },
  { name: 'deleteTable', icon: <DeleteRegular />, command: deleteTable },
];

/** Makes a table, and in one changes its rows and columns; worked by keyboard as every menu. */
export function TableMenu({ editor, ...menu }: EditorMenuProps & { editor: Editor }) {
  const { table } = useTexts('editing').editor;
  return (
    <ToolbarMenu
      {...menu}
      icon={<TableRegular />}
      label={table}
      checked={() => ({ heading: headings(editor.state) })}
    >
      <TableItems editor={editor} />
    </ToolbarMenu>
  );
}

function headings(state: EditorState): string[] {
  if (!isInTable(state)) return [];
  return [...(hasHeadingRow(state) ? ['row'] : []), ...(hasHeadingColumn(state) ? ['column'] : [])];
}

/** The table's commands; those impossible at the cursor as the menu opens are disabled. */
function TableItems({ editor }: { editor: Editor }) {
  const { editor: texts } = useTexts('editing');
  const item = ({ name, icon, command }: TableItem) => (
    <MenuItem
      key={name}
      icon={icon}
      disabled={!command(editor.state)}
      onClick={() => run(editor, command)}
    >
      {texts[name]}
    </MenuItem>
  );
  if (!isInTable(editor.state)) return <MenuEntries>{item(insertion)}</MenuEntries>;
  return (
    <MenuEntries>
      {additions.map(item)}
      <MenuDivider />
      <MenuItemCheckbox
        name="heading"
        value="row"
        persistOnClick={false}
        icon={<TableFreezeRowRegular />}
        onClick={() => run(editor, toggleHeadingRow)}
      >
        {texts.headingRow}
      </MenuItemCheckbox>
      <MenuItemCheckbox
        name="heading"
        value="column"
        persistOnClick={false}
        icon={<TableFreezeColumnRegular />}
        onClick={() => run(editor, toggleHeadingColumn)}
      >
        {texts.headingColumn}
      </MenuItemCheckbox>
      {moves.map(item)}
      {spans.map(item)}
      <MenuDivider />
      {deletions.map(item)}
    </MenuEntries>
  );
}

function run(editor: Editor, command: Command): void {
  command(editor.state, editor.view.dispatch);
  // The menu gives the focus back to its button first.
  requestAnimationFrame(() => editor.isDestroyed || editor.view.focus());
}
