export const texts = {
  pageFailed: 'This page could not be shown. Refresh it, or go on with another one.',
  pageOffline: 'This page is not available offline',
  pageOfflineHint:
    'There is no connection to the portal right now, and the page has not been saved on this device. It opens as soon as you are connected again.',
  failed: 'The portal could not be opened',
  failedHint: 'Your sign-in worked, but the portal did not answer as it should.',
  tryAgain: 'Try again',
};
