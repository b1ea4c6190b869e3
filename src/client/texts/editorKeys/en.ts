/** The list of the keys of the text editor, and what they say. */
export const texts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  groups: {
    keys: 'Keys',
    lines: 'At the start of a line, followed by a space',
    letters: 'Around words',
  },
  lineBreak: 'Line break within a paragraph',
  tab: 'Indent the item, or go to the next cell of a table',
  tabBack: 'Outdent the item, or go to the previous cell of a table',
  moveBlock: 'Move the paragraph, the item or the row up or down',
  moveColumn: 'Move the column back or forward',
  selectCells: 'Select cells, starting at the edge of a cell',
  toolbar: 'Go to the toolbar',
  movedTo: 'Moved, now number {place} of {count}',
  drag: 'Drag to move, or press Alt, Shift and an arrow key',
};
