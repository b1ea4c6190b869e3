import { Extension, Node, type AnyExtension } from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { addRowAtEnd, deleteWholeTable, keepCellsAtEdge } from '../tableCommands';

/** An attribute that a row or a table keeps, and that is no part of the document's own tree. */
const hidden = (value: unknown) => ({ default: value, rendered: false });

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  // As elements.
  addAttributes: () => ({ columns: hidden([]) }),
  parseHTML: () => [{ tag: 'table' }],
  // As for readers, one that is wider than the page scrolls in itself.
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    { class: 'table-frame' },
    ['table', HTMLAttributes, ['tbody', 0]],
  ],
  addKeyboardShortcuts() {
    const run = (command: typeof deleteWholeTable) => () =>
      command(this.editor.state, this.editor.view.dispatch);
    return {
      Tab: () => run(goToNextCell(1))() || (run(addRowAtEnd)() && run(goToNextCell(1))()),
      'Shift-Tab': run(goToNextCell(-1)),
      Backspace: run(deleteWholeTable),
      Delete: run(deleteWholeTable),
      'Shift-ArrowLeft': run(keepCellsAtEdge('horiz', -1)),
      'Shift-ArrowRight': run(keepCellsAtEdge('horiz', 1)),
      'Shift-ArrowUp': run(keepCellsAtEdge('vert', -1)),
      'Shift-ArrowDown': run(keepCellsAtEdge('vert', 1)),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  // The head, body or foot in which it stands.
  addAttributes: () => ({ section: hidden(null) }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
});
const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // Which of the two were given, though they say no more than without them.
      given: hidden(null),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** By these the table commands of ProseMirror know the types. */
const Roles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
});

export const tables: AnyExtension[] = [
  Table,
  Row,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
  Roles,
];
