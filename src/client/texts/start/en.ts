export const texts = {
  pageFailed: "This page couldn't be shown. Refresh it, or go on with another one.",
  pageOffline: "This page isn't available offline",
  pageOfflineHint:
    "There's no connection to the portal right now, and the page hasn't been saved on this device. It opens as soon as you are connected again.",
  failed: "The portal couldn't be opened",
  failedHint: "Your sign-in worked, but the portal didn't answer as it should.",
  tryAgain: 'Try again',
};
