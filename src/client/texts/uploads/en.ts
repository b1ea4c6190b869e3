/** Texts of the dialog that uploads files to OneDrive. */
export const texts = {
  operation: 'Upload',
  title: 'Upload to OneDrive',
  tooLargeTitle: 'File is too large',
  close: 'Close',
  cancel: 'Cancel',
  cancelOne: 'Cancel the upload of {name}',
  waiting: 'Waiting',
  progress: 'Upload of {name}',
  running: {
    sent: 'Uploading',
    busy: 'OneDrive is busy. The upload goes on in a moment.',
    network: 'The connection was lost. The upload goes on when it is back.',
  },
  exists: 'A file with this name already exists. Would you like to replace the existing one?',
  replace: 'Replace',
  keep: 'Keep the existing one',
  tryAgain: 'Try again',
  done: 'Uploaded',
  open: 'Open {name}',
  left: 'Not uploaded',
  useOneDrive: 'Upload it in OneDrive instead',
  openOneDrive: 'Open OneDrive',
  troubles: {
    tooLarge: 'This file is too large to be uploaded from here.',
    name: 'OneDrive does not take a file of this name. Rename the file, without the characters " * : < > ? / \\ | and reserved names such as CON, then upload it again.',
    network: 'Could not upload the document due to network issue. Please try again later.',
    inUse:
      'Somebody is working in this file, so it cannot be replaced now. Nothing was changed. Try again when it is closed.',
    full: 'Your OneDrive is full. Make room there, then try again.',
    noDrive: 'You have no OneDrive yet. Open OneDrive once so that it is set up, then try again.',
    busy: 'OneDrive is busy. Try again in a moment.',
    forbidden: 'You are not allowed to upload to this OneDrive.',
    unreadable:
      'This device could not read the file. It may have been moved, renamed or changed; choose it again.',
    folder:
      'OneDrive has a folder of this name, which a file cannot replace. Rename the file and upload it again.',
    unexpected: 'The document could not be uploaded.',
  },
};
