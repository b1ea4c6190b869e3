import { app } from '@microsoft/teams-js';
import { inAppAddress } from '#shared/rules/addresses/inAppAddress';
import { notifyHostEvent } from '../hostEvents';
import { openInApp } from '../openInApp';

/**
 * Lets Teams put the portal to sleep and wake it up. Awake again it stands where the person left
 * it, unless they come by another tab of the app or by a deep link.
 */
export function followLifecycle({ page }: app.Context): void {
  let asked = { tabId: page.id, subPageId: page.subPageId };
  app.lifecycle.registerBeforeSuspendOrTerminateHandler(
    async () => void notifyHostEvent('suspend', undefined),
  );
  app.lifecycle.registerOnResumeHandler(({ entityId, contentUrl }) => {
    const tab = entityId === asked.tabId ? undefined : contentOf(contentUrl);
    asked = { ...asked, tabId: entityId };
    if (tab) openInApp(tab);
    void app.notifySuccess();
    notifyHostEvent('resume', undefined);
    void app.getContext().then(({ page: { subPageId } }) => {
      const address = subPageId === asked.subPageId ? undefined : inAppAddress(subPageId ?? '');
      asked = { ...asked, subPageId };
      if (address) openInApp(address);
    });
  });
}

/** The page that a tab stands for, when it is one of the portal. */
function contentOf(address: URL | string): string | undefined {
  const url = new URL(address);
  return url.origin === location.origin ? inAppAddress(url.pathname + url.search) : undefined;
}
