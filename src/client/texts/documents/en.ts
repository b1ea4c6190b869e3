/** Texts of My documents; they load with it. */
export const texts = {
  title: 'My documents',
  introduction: 'What you and your colleagues are working on.',
  oneDrive: 'Go to OneDrive',
  tabs: { recent: 'Recent', trending: 'Trending', shared: 'Shared' },
  none: 'No documents were found.',
  opened: 'Opened {date}',
  changed: 'Changed {date}',
  shared: 'Shared {date}',
  sharedBy: 'Shared by {name} {date}',
};
