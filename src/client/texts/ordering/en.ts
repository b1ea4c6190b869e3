/** Texts of lists that people put in order. */
export const texts = {
  handle: 'Move {name}',
  how: 'Drag it, or press Space and then the arrow keys.',
  place: '{name}, {place} of {count}',
  lifted:
    '{name} is picked up, {place} of {count}. The arrow keys move it, Space puts it down, Escape puts it back.',
  moved: '{name} is now number {place} of {count}',
  putBack: '{name} is back at {place} of {count}',
  named: '{move} {name}',
  column: { earlier: 'Move up', later: 'Move down' },
  grid: { earlier: 'Move earlier', later: 'Move later' },
  conflict: {
    title: 'The order was changed in the meantime',
    text: "This is the order now. Your move wasn't saved: {names}.",
    again: 'Move again',
    keep: 'Keep this order',
  },
};
