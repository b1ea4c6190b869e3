/** Texts of My documents; they load with it. */
export const texts = {
  title: 'My documents',
  /** Its name in the error template (ERRORS-52). */
  failedName: 'Your documents',
  introduction: 'What you and your colleagues are working on.',
  oneDrive: 'Go to OneDrive',
  tabs: { recent: 'Recent', trending: 'Trending', shared: 'Shared' },
  none: 'No documents were found.',
  opened: 'Opened {date}',
  changed: 'Changed {date}',
  shared: 'Shared {date}',
  sharedBy: 'Shared by {name} {date}',
  untitled: 'Untitled document',
  place: 'In {name}',
  upload: 'Upload',
  drop: 'Drag a file here to upload and open',
  folders: "Folders aren't uploaded: {names}. Choose the files in them instead.",
  picture: 'Picture {time}',
  more: 'More about {title}',
  openInBrowser: 'Open in the browser',
  openInTeams: 'Open in Teams',
  openInDesktop: 'Open in the desktop app',
  asking: 'Looking for other ways to open it',
  copy: 'Copy link',
  copied: 'The link was copied.',
  notCopied:
    "The browser didn't allow the link to be copied. Open the document and copy its address there.",
  noInsights: {
    recent:
      "Microsoft 365 doesn't say what you opened last: your organisation has turned that off, or you don't have permission. These are the documents that were changed last.",
    trending:
      "Microsoft 365 doesn't say what's popular around you: your organisation has turned that off, or you don't have permission.",
    shared:
      "Microsoft 365 doesn't say what was shared with you: your organisation has turned that off, or you don't have permission. You can find it in OneDrive.",
  },
};
