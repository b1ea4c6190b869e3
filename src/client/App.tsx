import { createRoot, type Root } from 'react-dom/client';
import type { ClientConfig } from '#shared/clientConfig';
import type { Account } from './auth/SignInStrategy';
import { DataProvider } from './data/session/DataProvider';
import { graphClient } from './data/graph/batchQueue';
import { SessionProvider } from './data/session/SessionProvider';
import { refreshAfterPause } from './data/read/refreshAfterPause';
import { connection } from './data/connection/connection';
import { onSignedOutElsewhere } from './data/session/signedOutElsewhere';
import { FirstMessages } from './features/broadcasts/FirstMessages';
import { PortalRouter } from './navigation/PortalRouter';
import { LaterRealtime } from './realtime/LaterRealtime';
import { loadFirstCode, loadOpenedCode } from './loadFirstCode';
import { routeMap } from './routes';
import { loadTexts } from './texts/catalogues';
import { currentLanguage } from './texts/language';
import { ImageStoreProvider } from './features/images/ImageStoreProvider';
import { AppFrame } from './shell/frame/AppFrame';
import { FailedStart } from './shell/frame/FailedStart';
import { Shell } from './shell/Shell';
import { clientState } from './platform/clientState';

export interface PortalStart {
  config: ClientConfig;
  person: Account;
}

const root = clientState<Root | undefined>(() => undefined);
const stopRefreshing = clientState<(() => void) | undefined>(() => undefined);

/**
 * Renders the portal for a person who is connected, in the place of the static start picture.
 * Resolves once it is being drawn.
 */
export async function showPortal({ config, person }: PortalStart): Promise<void> {
  onSignedOutElsewhere(person.id, () => void leaveSignedOut());
  stopRefreshing.value?.();
  stopRefreshing.value = refreshAfterPause();
  const portal = createRoot(document.getElementById('portal')!);
  root.value = portal;
  // The first words are already in the person's language.
  await Promise.all([loadTexts(currentLanguage()), loadFirstCode(config)]);
  if (portal === root.value) portal.render(<App person={person} />);
}

/**
 * While the person's token is on its way: what the portal needs beside its own code, for the page
 * that opens and for the licence.
 */
export function loadAhead(config: ClientConfig): void {
  graphClient.loadAhead();
  void loadOpenedCode(config);
}

/** The same person is called differently by now, also in what is drawn already. */
export function renamePerson(person: Account): void {
  root.value?.render(<App person={person} />);
}

/** Takes everything of the person from the screen. */
export function hidePortal(): void {
  root.value?.unmount();
  root.value = undefined;
}

/** The person is gone: nothing of theirs stays behind a question about unsaved work. */
async function leaveSignedOut(): Promise<void> {
  // Forms keep something while they go: it reaches the device no more.
  const cleared = connection().cache.keepInMemoryOnly();
  hidePortal();
  await cleared;
  location.reload();
}

/** The whole portal of one person. */
export function App({ person }: { person: Account }) {
  return (
    <AppFrame>
      <DataProvider>
        <PortalRouter>
          <SessionProvider
            person={person}
            loading={null}
            failed={(failure, reload) => <FailedStart failure={failure} reload={reload} />}
          >
            <FirstMessages>
              <ImageStoreProvider>
                <Shell />
              </ImageStoreProvider>
            </FirstMessages>
            <LaterRealtime routeMap={routeMap} />
          </SessionProvider>
        </PortalRouter>
      </DataProvider>
    </AppFrame>
  );
}
