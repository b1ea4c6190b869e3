import { app, type ResumeContext } from '@microsoft/teams-js';
import { inAppAddress } from '#shared/rules/addresses/inAppAddress';
import { notifyHostEvent } from '../hostEvents';
import { openInApp } from '../openInApp';
import { readStored, writeStored } from '../../platform/guardedStorage';

/**
 * Lets Teams put the portal to sleep and wake it up. Awake again it stands where the person left
 * it, unless they come by another tab of the app or by a deep link. `onAwake` gets the context of
 * then, since Teams notifies a sleeping app of nothing, and drops its handlers.
 */
export function followLifecycle(
  { page }: app.Context,
  onAwake: (context: app.Context) => void,
): void {
  let asked = { tabId: page.id, subPageId: page.subPageId };
  const register = () => {
    // Teams keeps an app only where it has one.
    app.lifecycle.registerBeforeSuspendOrTerminateHandler(async () => undefined);
    app.lifecycle.registerOnResumeHandler(resume);
  };
  const resume = ({ entityId, contentUrl }: ResumeContext) => {
    register();
    const before = asked;
    asked = { ...asked, tabId: entityId };
    if (entityId !== before.tabId) openTab(contentUrl);
    void app.notifySuccess();
    notifyHostEvent('resume', undefined);
    void app.getContext().then((context) => {
      const { subPageId } = context.page;
      asked = { ...asked, subPageId };
      if (entityId === before.tabId && before.subPageId && !subPageId) noteCleared();
      if (subPageId && (subPageId !== before.subPageId || isCleared())) openSubPage(subPageId);
      onAwake(context);
    });
  };
  register();
}

/** Shows the page that a deep link names below its tab (TEAMS-20). */
export function openSubPage(subPageId: string | undefined): void {
  const address = inAppAddress(subPageId ?? '');
  if (address && address !== location.pathname + location.search) openInApp(address);
}

/** Shows the page that a tab stands for, when it is one of the portal. */
function openTab(url: URL): void {
  const address =
    url.origin === location.origin ? inAppAddress(url.pathname + url.search) : undefined;
  if (address) openInApp(address);
}

/*
 * Teams says which sub-page was asked for, not whether it was asked for again. By its makers' word
 * it names none to who comes back by themselves, so that one that is named has been asked for
 * (microsoft-teams-library-js#2475); but there are versions that go on naming the last one (#2128,
 * #3031), where following it would take people from their place whenever they come back. Which kind
 * this one is shows when they have come back by themselves once.
 */
const key = 'portal:teams-clears-links';

function noteCleared(): void {
  writeStored('localStorage', key, 'yes');
}

function isCleared(): boolean {
  return readStored('localStorage', key) === 'yes';
}
