/** The list of the keys of the text editor, and what they say. */
export const texts = {
  title: 'Keys and signs',
  close: 'Close',
  groups: {
    keys: 'Keys',
    lines: 'At the beginning of a line, then a blank',
    letters: 'Around words',
  },
  lineBreak: 'Line break within a paragraph',
  tab: 'Item a level deeper; in a table the next cell',
  tabBack: 'Item a level up; in a table the cell before',
  moveBlock: 'Move the paragraph, the item or the row up or down',
  moveColumn: 'Move the column back or forward',
  selectCells: 'Select cells, from the edge of a cell',
  toolbar: 'To the toolbar',
  movedTo: 'Moved, now number {place} of {count}',
  drag: 'Drag to move, or press Alt, Shift and an arrow key',
};
