import { pages } from '@microsoft/teams-js';
import { tellHostEvent } from '../hostEvents';

/** The host's back button, on phones, first goes back within the portal. */
export function goBackWithHost(): void {
  if (!pages.backStack.isSupported()) return;
  pages.backStack.registerBackButtonHandler(() => tellHostEvent('back', undefined));
}
