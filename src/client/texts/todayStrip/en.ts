/** Texts of the strip below the title of Today. */
export const texts = {
  name: 'For you now',
  choose: 'Choose what you see here',
  parts: {
    requiredReading: 'Required reading',
    meeting: 'Next meeting',
    lunch: 'Lunch today',
  },
  overdue: { one: '{count} overdue', other: '{count} overdue' },
  overdueAndDue: '{overdue}, {count} due soon',
  due: { one: 'Read by {day}', other: '{count} to read by {day}' },
  lunchAt: 'Lunch today at {restaurant}',
  saved: 'Your choice for Today has been saved',
  undo: 'Undo',
};
