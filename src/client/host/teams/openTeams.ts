import { app, pages } from '@microsoft/teams-js';
import { storeHostLocale } from '../hostLocale';
import { changeHostState, type HostTheme } from '../hostState';
import { shareLink, type Shareable } from './shareLink';
import { followLifecycle, openSubPage } from './followLifecycle';
import { openLinksThroughHost } from './openLinksThroughHost';
import { withinTime } from '../../platform/withinTime';
import { notifyHostEvent } from '../hostEvents';

/**
 * Milliseconds after which the host is told again that the portal is shown. One that opens a window
 * for the sign-in at the same moment may miss the message (2 of 60 starts of a busy simulator),
 * would cover the portal with its loading indicator and then with an error.
 */
const again = [2_000, 8_000];

/** The host that shows the portal as an app, connected. */
export interface TeamsHost {
  /** Whom the identity service is to be asked about without showing a choice. */
  loginHint?: string;
  /** Says that the app is there and usable. */
  notifyShown(): void;
  /** Hands out a link to the page, in Teams' form. */
  share(page: Shareable): Promise<'copied' | 'shown'>;
}

/**
 * Connects to the host; nothing when none answers within `timeout` milliseconds. `origins`: hosts
 * beside Microsoft's.
 */
export async function openTeams(
  origins: string[],
  timeout: number,
): Promise<TeamsHost | undefined> {
  try {
    await withinTime(app.initialize(origins), timeout);
  } catch {
    return undefined;
  }
  followTheme();
  openLinksThroughHost();
  const context = await app.getContext();
  changeHostState({
    place: 'teams',
    client: context.app.host.clientType,
    theme: themeOf(context.app.theme),
  });
  storeHostLocale(context.app.locale);
  // A page that the person reloads stays where it was.
  if (!isReload()) openSubPage(context.page.subPageId);
  followLifecycle(context, ({ app: { theme } }) => {
    changeHostState({ theme: themeOf(theme) });
    followTheme();
    goBackWithHost();
  });
  goBackWithHost();
  return {
    loginHint: context.user?.loginHint ?? context.user?.userPrincipalName,
    notifyShown: once(() => {
      app.notifyAppLoaded();
      void app.notifySuccess();
      for (const delay of again) setTimeout(() => void app.notifySuccess(), delay);
    }),
    share: (page) => shareLink(page, context),
  };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

function followTheme(): void {
  app.registerOnThemeChangeHandler((theme) => changeHostState({ theme: themeOf(theme) }));
}

/** The host's back button, on phones, first goes back within the portal. */
function goBackWithHost(): void {
  if (!pages.backStack.isSupported()) return;
  pages.backStack.registerBackButtonHandler(() => notifyHostEvent('back', undefined));
}

/**
 * Teams' name of a theme as one of the three that the portal draws (TEAMS-15); newer ones are
 * light.
 */
function themeOf(name: string): HostTheme {
  return name === 'dark' || name === 'contrast' ? name : 'default';
}

function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
}
