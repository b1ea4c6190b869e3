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
    done: { one: '{count} page changed', other: '{count} pages changed' },
    deleted: { one: '{count} page deleted', other: '{count} pages deleted' },
    restored: { one: '{count} page put back', other: '{count} pages put back' },
    reasons: {
      lastChannel: 'It would be left without a channel, and be for everybody.',
      foreignChannel: 'You can give only channels that you follow.',
      planned: 'It is planned for later. Publish it before you archive it.',
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
      addChannels: 'Which channels are to be added?',
      removeChannels: 'Which channels are to be removed?',
    },
    effects: {
      publish: 'Readers see them at once.',
      archive: 'Readers no longer find them. Editors do, with the filter “Include archived pages”.',
      delete: 'They disappear for everybody at once. You find them in the trash.',
      addChannels:
        'Pages that were for everybody are then for the followers of these channels only.',
      removeChannels:
        'A page that would be left without a channel stays as it is, because it would then be for everybody.',
    },
  },
  trash: {
    title: 'Trash',
    introduction:
      "Pages that were deleted. What isn't put back in time is deleted for good, with the pictures that nothing else uses.",
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
