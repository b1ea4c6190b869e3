import type { ClientConfig } from '#shared/clientConfig';
import { allowKeeping, emptyLocalStorage } from '../platform/guardedStorage';
import { clearPerson, storedPerson, storePerson } from '../auth/storedPerson';
import { isSignedOut } from '../auth/signedOut';
import type { Account, SignInOutcome, SignInStrategy } from '../auth/SignInStrategy';
import { openSignIn as openSignInHere } from '../auth/openSignIn';
import { takeTokensFrom } from '../auth/tokens';
import { openPersonCache } from '../data/cache/personCache';
import { hostState } from '../host/hostState';
import { afterPaint } from '../platform/afterPaint';
import { isForNewcomers, preloadApp } from './appFiles';
import { importApp } from './importApp';
import { once } from '../platform/once';
import { showThemes } from './showThemes';
import { whenIdle } from '../platform/whenIdle';

/**
 * Decides, before any of the app's code has loaded, how this page comes to its content: a
 * remembered person sees the cached portal at once and is confirmed behind it; everybody else signs
 * in first. `answer` is what the identity service answered to a redirect.
 */
export async function startPortal(config: ClientConfig, answer?: string): Promise<void> {
  if (config.startSettings?.disableLocalStorage) {
    allowKeeping(false);
    emptyLocalStorage();
  }
  const stored = storedPerson(config.tenantId);
  const openSignIn = once(() => openSignInHere(config, { stored, answer }));
  if (isSignedOut()) return showPrompt(config, openSignIn, {});
  if (stored && !answer) return showAtOnce(config, stored, openSignIn);
  await signInFirst(config, openSignIn, answer !== undefined);
}

/** Milliseconds. The app's files are twice as large as the page, and the identity service is quick. */
const maxArrivalTime = 500;

type OpenSignIn = () => Promise<SignInStrategy>;

async function showAtOnce(
  config: ClientConfig,
  person: Account,
  openSignIn: OpenSignIn,
): Promise<void> {
  const shown = showApp(config, person);
  // The identity library is big: it waits until the cached content is on the screen, with its
  // pictures.
  const confirmed = once(async () => {
    // In Teams another, small one does instead.
    if (hostState().place !== 'teams') await shown.then(() => afterPaint()).then(whenIdle);
    const strategy = await openSignIn();
    await shown;
    await confirm(config, person, strategy, openSignIn);
    return strategy;
  });
  takeTokensFrom(confirmed);
  await confirmed();
}

/** The person is still signed in, or the cached content goes away and the sign-in begins. */
async function confirm(
  config: ClientConfig,
  person: Account,
  strategy: SignInStrategy,
  openSignIn: OpenSignIn,
): Promise<void> {
  const outcome = await strategy.restore();
  const { hidePortal, renamePerson } = await importApp();
  if (outcome?.kind === 'signedIn' && outcome.account.id === person.id) {
    if (isRenamed(person, outcome.account)) renamePerson(outcome.account);
    return;
  }
  // The content that is drawn remembers its person: it goes first.
  hidePortal();
  if (outcome?.kind === 'signedIn') {
    storePerson(outcome.account);
    location.reload();
  } else {
    clearPerson();
    await proceed(config, outcome ?? (await strategy.signIn(false)), openSignIn);
  }
  await new Promise<never>(() => undefined);
}

/** An account without a principal name says nothing new. */
function isRenamed(before: Account, now: Account): boolean {
  return now.upn !== '' && (before.name !== now.name || before.upn !== now.upn);
}

async function signInFirst(
  config: ClientConfig,
  openSignIn: OpenSignIn,
  isAnswered: boolean,
): Promise<void> {
  // Files that the head of the page could not know of.
  if (isAnswered) preloadApp(location.pathname, config.startSettings);
  const opening = openSignIn();
  if (!isAnswered) void followWithApp();
  const strategy = await opening;
  const restored = strategy.restore();
  // A failure here comes again where the code is needed, and is reported there.
  if (isAnswered) importConnection().catch(() => undefined);
  if (isAnswered)
    importApp().then(
      ({ loadAhead }) => loadAhead(config),
      () => undefined,
    );
  await proceed(config, (await restored) ?? (await strategy.signIn(false)), openSignIn);
}

/**
 * On a slow line the app's files would hold up the identity library, on which everything waits.
 * They are requested by a file of its own, which arrives when the library begins to: a round trip
 * later, however long that is. On a slow line none would be whole before the page of somebody new is
 * left, and all of it would be thrown away; any other page may stay, and then needs them.
 */
async function followWithApp(): Promise<void> {
  if (isForNewcomers() && arrivalTime() > maxArrivalTime) return;
  const { fetchAppAhead } = await import(/* webpackChunkName: "app-ahead" */ './fetchAppAhead');
  void fetchAppAhead();
}

/** Milliseconds from the request for this page until it was there. */
function arrivalTime(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page ? (page.responseEnd || performance.now()) - page.requestStart : 0;
}

async function proceed(
  config: ClientConfig,
  outcome: SignInOutcome,
  openSignIn: OpenSignIn,
): Promise<void> {
  if (outcome.kind === 'signedIn') {
    takeTokensFrom(openSignIn);
    await showApp(config, outcome.account);
  } else if (outcome.kind !== 'leaving') {
    await showPrompt(config, openSignIn, outcome.kind === 'needsClick' ? outcome : {});
  }
}

async function showApp(config: ClientConfig, person: Account): Promise<void> {
  const [{ showPortal }] = await Promise.all([importApp(), connectFor(config, person)]);
  await showPortal({ config, person });
}

async function connectFor(config: ClientConfig, person: Account): Promise<void> {
  const opening = openPersonCache({
    tenantId: config.tenantId,
    personId: person.id,
    buildHash: config.buildHash,
  });
  const [{ connectPortal }, cache] = await Promise.all([importConnection(), opening]);
  connectPortal({ config, cache });
}

function importConnection() {
  return import(/* webpackChunkName: "first-reads" */ '../connectPortal');
}

async function showPrompt(
  config: ClientConfig,
  openSignIn: OpenSignIn,
  outcome: Pick<Extract<SignInOutcome, { kind: 'needsClick' }>, 'lateResult' | 'trouble'>,
): Promise<void> {
  const [{ showSignInPrompt }] = await Promise.all([
    import(/* webpackChunkName: "sign-in" */ './showSignInPrompt'),
    showThemes(),
  ]);
  const account = await showSignInPrompt({ config, openSignIn, ...outcome });
  await proceed(config, { kind: 'signedIn', account }, openSignIn);
}
