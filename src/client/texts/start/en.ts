export const texts = {
  pageFailed: "This page couldn't be shown. Refresh it, or open another one.",
  pageOffline: "This page isn't available offline",
  pageOfflineHint:
    "There's no connection to the portal right now, and the page hasn't been saved on this device. It opens as soon as you're connected again.",
  failed: "The portal couldn't be opened",
  failedHint: "Your sign-in worked, but the portal didn't answer as it should.",
  tryAgain: 'Try again',
};
