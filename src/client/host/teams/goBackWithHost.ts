import { pages } from '@microsoft/teams-js';

/** The host's back button, on phones, first goes back within the portal. */
export function goBackWithHost(): void {
  if (!pages.backStack.isSupported()) return;
  pages.backStack.registerBackButtonHandler(() => {
    // The router numbers the pages of a visit.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    if (idx > 0) history.back();
    return idx > 0;
  });
}
