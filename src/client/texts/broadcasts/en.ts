/** Texts of broadcast messages. */
export const texts = {
  region: 'Messages',
  severities: { critical: 'Critical', warning: 'Warning', information: 'Information' },
  readMore: 'Read more',
  until: 'Until {time}',
  more: { one: 'Show {count} more message', other: 'Show {count} more messages' },
  fewer: 'Show fewer messages',
  hide: 'Close and remove',
  closeAndRemove: 'Close and remove: {title}',
  editThis: 'Edit: {title}',
  hidden: 'Message removed',
  hiddenHint: 'Message removed. The megaphone in the header shows it again.',
  menu: { one: '{count} hidden message', other: '{count} hidden messages' },
  hiddenMessages: 'Hidden messages',
  showAgain: 'Show again',
  listTitle: 'Information alerts',
  editorTitle: 'Add/Edit alert',
};
