/** Texts of what editors do with several pages at once, and of the trash. */
export const texts = {
  bulk: {
    stop: 'Stop choosing',
    every: 'Choose all that are shown',
    change: 'Change …',
    toolbar: 'The chosen pages',
    operation: 'Changing the chosen pages',
    close: 'Close',
    cancel: 'Cancel',
    reason: '“{title}”: {reason}',
    failed: "These pages weren't changed:",
    notRestored: "These pages weren't put back:",
    chosen: { one: '{count} page chosen', other: '{count} pages chosen' },
    most: 'At most {count} pages can be changed at once.',
    done: { one: '{count} page changed', other: '{count} pages changed' },
    deleted: { one: '{count} page deleted', other: '{count} pages deleted' },
    restored: { one: '{count} page put back', other: '{count} pages put back' },
    reasons: {
      lastChannel: 'It would have no channels left, and be shown to everybody.',
      foreignChannel: 'You can only add channels that you follow.',
      planned: "It's scheduled for later. Publish it before you archive it.",
    },
    actions: {
      publish: 'Publish',
      archive: 'Archive',
      delete: 'Delete',
      addChannels: 'Add channels',
      removeChannels: 'Remove channels',
    },
    questions: {
      publish: 'Publish the chosen pages now?',
      archive: 'Archive the chosen pages?',
      delete: 'Delete the chosen pages?',
      addChannels: 'Which channels do you want to add?',
      removeChannels: 'Which channels do you want to remove?',
    },
    effects: {
      publish: 'Readers see them at once.',
      archive: 'Readers no longer find them. Editors do, with the filter “Include archived pages”.',
      delete: 'They disappear for everybody at once. You can find them in the trash.',
      addChannels:
        'Pages that were for everybody are then shown only to followers of these channels.',
      removeChannels:
        'A page that would have no channels left stays as it is, because it would be shown to everybody.',
    },
  },
  trash: {
    title: 'Trash',
    introduction:
      "Deleted pages. Pages that aren't put back in time are deleted for good, along with pictures that nothing else uses.",
    none: 'The trash is empty.',
    deleted: 'Deleted {date} by {person}',
    kept: 'Kept until {date}',
    putBack: 'Put back',
    putBackThis: 'Put back {title}',
    purge: 'Delete for good',
    purgeThis: 'Delete {title} for good',
    purgeTitle: 'Delete this page for good?',
    purgeText: "“{title}” and its history can't be put back afterwards.",
    purged: 'Page deleted for good',
  },
};
