import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import type { ClientConfig } from '#shared/clientConfig';
import type { AuthorizationMode } from '#shared/rules/people/roles';
import type { Account, SignInStrategy } from '../../../src/client/auth/SignInStrategy';
import { TokenError } from '../../../src/client/auth/TokenError';
import { takeTokensFrom } from '../../../src/client/auth/tokens';
import { openPersonCache, type PersonCache } from '../../../src/client/data/cache/personCache';
import { connect, type Connection } from '../../../src/client/data/connection/connection';
import { DataProvider } from '../../../src/client/data/session/DataProvider';
import { startFirstReads, type FirstRead } from '../../../src/client/data/read/firstReads';
import { SessionProvider } from '../../../src/client/data/session/SessionProvider';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import type { StartSettings } from '#shared/rules/settings/settings';
import type { TestPortal, TestPortalOptions } from '../testPortal';
import { testRenderer } from './testRenderer';

declare global {
  /** Moves the window to another origin; given by domEnvironment. */
  var visit: (url: string) => void;
  /** Code that runs beside the page, loaded once for all test files; given by domEnvironment. */
  var portals: typeof import('./portals');
}

export interface Visit {
  /** Default `member`. */
  person?: string;
  /** Path at which the person arrives; default `/`. */
  at?: string;
  /** The entry of the browser's history, to come back to it; default: a new one. */
  entry?: string;
  /**
   * Continue with what an earlier visit of this person left in the browser; default: an empty
   * cache.
   */
  keepCache?: boolean;
  /** Roles of the sign-in token; default: not known. */
  claimedRoles?: string[];
  authorizationMode?: AuthorizationMode;
  /** Settings that the page carries before anybody signs in; default: none. */
  startSettings?: StartSettings;
  /** Permissions that the person has not given; a click on Sign in gives them. Default: none. */
  notGiven?: readonly string[];
  /**
   * Reads of the page that begin before anything is drawn, as on a first visit; default: none, and
   * everything is read when it is shown.
   */
  firstReads?: readonly FirstRead[];
  /**
   * The person has no record yet, so that the first-day dialog greets them; default: they have been
   * here before.
   */
  isNew?: boolean;
}

export interface WidgetPortal extends TestPortal {
  /** Fills it with the example organisation's content. */
  fill(): Promise<unknown>;
  /** Connects the data layer for a person without rendering anything. */
  connectAs(
    visit?: Visit,
  ): Promise<{ cache: PersonCache; person: Account; connection: Connection }>;
  /**
   * Renders a part of the client for a signed-in person, inside the real providers, against the
   * real server.
   */
  show(
    content: ReactNode,
    visit?: Visit,
  ): Promise<RenderResult & { cache: PersonCache; person: Account }>;
}

/**
 * The real product with a browser window in front of it; stopping it fails when a Graph request or
 * answer broke the contract. Only the sign-in is shortened: the tokens come straight from the dev
 * tenant.
 */
export async function startWidgetPortal(options?: TestPortalOptions): Promise<WidgetPortal> {
  const portal = await portals.startTestPortal(options);
  globalThis.visit(portal.url);
  const graph = portals.watchGraph(portal.devTenant);
  const stop = async () => {
    await portal.stop();
    graph.expectNone();
  };
  const fill = () => portals.seedPortal({ portalUrl: portal.url, devTenant: portal.devTenant });
  return {
    ...portal,
    fill,
    stop,
    connectAs: (visit = {}) => connectAs(portal, visit),
    show: (content, visit = {}) => show(portal, content, visit),
  };
}

/**
 * Starts a portal before the tests of a file and stops it afterwards; it is there inside of tests
 * only.
 */
export function setWidgetPortal(
  options?: TestPortalOptions,
  start: typeof startWidgetPortal = startWidgetPortal,
): WidgetPortal {
  const portal = {} as WidgetPortal;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    Object.assign(portal, await start(options));
    ({ stop } = portal);
  });
  afterAll(() => stop?.());
  return portal;
}

async function connectAs(
  portal: TestPortal,
  {
    person: name = 'member',
    keepCache = false,
    claimedRoles,
    authorizationMode = 'claims',
    startSettings,
    notGiven = [],
  }: Visit,
) {
  const person: Account = { ...(await accountOf(portal, name)), roles: claimedRoles };
  const strategy = signedInAs(portal, person.upn, new Set(notGiven));
  takeTokensFrom(async () => strategy);
  const config = { ...configOf(portal), authorizationMode, startSettings };
  const cache = await openPersonCache({
    tenantId: person.tenantId,
    personId: person.id,
    buildHash: config.buildHash,
  });
  if (!keepCache) await cache.remove('');
  const connection = connect({ config, cache });
  return { cache, person, connection };
}

async function show(portal: TestPortal, content: ReactNode, visit: Visit) {
  if (!visit.isNew)
    await portal
      .call(visit.person ?? 'member', 'POST', '/users', { FirstDayWizardStep: 'SetupLanguage' })
      .catch(() => undefined);
  const connected = await connectAs(portal, visit);
  if (visit.firstReads) startFirstReads(visit.firstReads);
  const key = visit.entry ?? crypto.randomUUID();
  const shown = render(
    <AppFrame renderer={testRenderer}>
      <DataProvider>
        <MemoryRouter initialEntries={[{ ...parsePath(visit.at ?? '/'), key }]}>
          <SessionProvider
            person={connected.person}
            loading="Starting"
            failed={({ status }, reload) => (
              <button onClick={reload}>The start failed: {status}</button>
            )}
          >
            {content}
          </SessionProvider>
        </MemoryRouter>
      </DataProvider>
    </AppFrame>,
  );
  return Object.assign(shown, connected);
}

async function accountOf(portal: TestPortal, name: string): Promise<Account> {
  const claims = JSON.parse(
    Buffer.from((await portal.tokenOf(name)).split('.')[1]!, 'base64url').toString(),
  ) as { oid: string; tid: string; name: string };
  return {
    id: claims.oid,
    tenantId: claims.tid,
    upn: `${name}@nordvik.example`,
    name: claims.name,
  };
}

/** The dev tenant's tokens by the scopes that the client requests. */
function signedInAs({ devTenant }: TestPortal, upn: string, notGiven: Set<string>): SignInStrategy {
  return {
    restore: async () => undefined,
    signIn: async () => ({ kind: 'needsClick' }),
    signOut: async () => undefined,
    getToken: async (scopes, { byClick }) => {
      const names = scopes.map((scope) => scope.slice(scope.lastIndexOf('/') + 1));
      for (const name of names.filter((each) => notGiven.has(each)))
        if (!byClick || !notGiven.delete(name)) throw new TokenError('refused', 'consent');
      const first = scopes[0]!;
      const resource = first.startsWith(devTenant.graphUrl)
        ? 'graph'
        : first.startsWith(devTenant.sharePointUrl)
          ? 'sharepoint'
          : 'portal';
      return devTenant.tokenFor(upn, {
        resource,
        scope: names.join(' '),
      });
    },
  };
}

function configOf({ url, devTenant }: TestPortal): ClientConfig {
  const { tenantId, clientId, graphUrl, sharePointUrl, identityUrl } = devTenant;
  const { host } = new URL(identityUrl);
  return {
    buildHash: 'test',
    tenantId,
    clientId,
    authority: `https://${host}/${tenantId}`,
    knownAuthorities: [host],
    apiScope: `api://${new URL(url).host}/${clientId}/access_as_user`,
    authorizationMode: 'claims',
    signIn: 'redirect',
    graphUrl,
    sharePointUrl,
    nestedAppAuth: false,
    teamsHostOrigins: [],
    teamsAppId: clientId,
  };
}
