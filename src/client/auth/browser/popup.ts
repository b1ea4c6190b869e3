import {
  EventType,
  type AuthenticationResult,
  type PopupEvent,
  type PopupRequest,
  type PublicClientApplication,
} from '@azure/msal-browser';
import { clearWindow, noteWindow } from '../leftWindow';
import { clearPopupsBlocked } from '../popupsBlocked';

/** Milliseconds between two looks at whether the window is still open. */
const look = 300;
/**
 * Milliseconds after closing in which the answer may still arrive: the window closes before the
 * code is exchanged.
 */
const grace = 3_000;

/**
 * The person closed the window. The library does not notice until its time is over; an answer that still comes
 * is in `result`.
 */
export class PopupClosed extends Error {
  constructor(readonly result: Promise<AuthenticationResult>) {
    super('The sign-in window was closed.');
    this.name = 'PopupClosed';
  }
}

/**
 * Signs in or asks for a token in a window. Rejects with `PopupClosed`, or as the library does. A
 * request by click sets `overrideInteractionInProgress`: for the library, a window that the person
 * closed is still in progress.
 */
export async function askInPopup(
  msal: PublicClientApplication,
  request: PopupRequest,
): Promise<AuthenticationResult> {
  let watch: ReturnType<typeof setInterval> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const closed = new Promise<void>((resolve) => {
    const id = msal.addEventCallback(
      (message) => {
        if (id) msal.removeEventCallback(id);
        clearPopupsBlocked();
        noteWindow();
        const { popupWindow } = message.payload as PopupEvent;
        watch = setInterval(() => {
          if (!popupWindow.closed) return;
          clearInterval(watch);
          waiting = setTimeout(resolve, grace);
        }, look);
      },
      [EventType.POPUP_OPENED],
    );
  });
  const result = msal.acquireTokenPopup(request);
  try {
    return await Promise.race([result, closed.then(() => giveUp(msal, result))]);
  } finally {
    clearInterval(watch);
    clearTimeout(waiting);
    clearWindow();
  }
}

/**
 * To the library the closed window is still in progress, and until its time is over no redirect
 * could leave the page. Looking for an answer of a redirect that nobody made ends that, once for each
 * text; the window's own answer may come all the same.
 */
async function giveUp(
  msal: PublicClientApplication,
  result: Promise<AuthenticationResult>,
): Promise<never> {
  await msal.handleRedirectPromise({ hash: `#closed=${Date.now()}` }).catch(() => undefined);
  throw new PopupClosed(result);
}
