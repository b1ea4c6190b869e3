/** Texts of the organisation's calendar, which load with its widget. */
export const texts = {
  goToCalendar: 'Go to the calendar',
  findMore: 'Find more events in the {calendar}.',
  calendar: 'Calendar',
  none: 'No future events.',
  /** Follows the weekday. */
  allDay: 'all day',
  ongoing: 'Now',
  download: 'Add to my calendar',
  downloadOf: 'Add {title} to my calendar (file)',
  at: 'Place: {place}',
  isNew: 'New',
};
