import { pages } from '@microsoft/teams-js';
import { notifyHostEvent } from '../hostEvents';

/** The host's back button, on phones, first goes back within the portal. */
export function goBackWithHost(): void {
  if (!pages.backStack.isSupported()) return;
  pages.backStack.registerBackButtonHandler(() => notifyHostEvent('back', undefined));
}
