import { Company, type CompanySize } from './company/company';
import { Control } from './control/control';
import { controlAnswer } from './control/controlServer';
import type { Exchange } from './control/exchange';
import {
  clientId,
  clientSecret,
  productEnvironment,
  tenantId,
  type Addresses,
} from './environment';
import { TenantState } from './company/tenantState';
import { feedServer } from './feeds/feedServer';
import { graphServer } from './graph/graphServer';
import { listen, type Listening } from './http/listen';
import type { Handler } from './http/message';
import { CodeStore } from './identity/codes';
import type { IdentityContext } from './identity/identityContext';
import { identityServer } from './identity/identityServer';
import { loadKeys } from './identity/keys';
import { tokenFor, type TokenOptions } from './identity/tokenFor';
import { hostServer } from './host/hostServer';
import { powerBiServer } from './powerbi/powerBiServer';
import { sharePointServer } from './sharepoint/sharePointServer';
import { seedPortal } from './seed/seedPortal';

export interface DevTenantOptions {
  /**
   * Identity listens here, Graph, SharePoint, the Teams host, Power BI and the news feeds on the
   * next five; 0 takes free ports. Default 3001.
   */
  basePort?: number;
  size?: CompanySize;
  /** Where the product will be; gives the registered redirect addresses. */
  productUrl: string;
  now?: () => Date;
  /** Keeps the signing keys, so that people stay signed in over a restart. */
  dataFolder?: string;
}

export interface DevTenant extends Addresses {
  controlUrl: string;
  tenantId: string;
  clientId: string;
  clientSecret: string;
  /** Environment variables to start the product with. */
  environment: Record<string, string>;
  company: Company;
  /** Latency, failures, switches and the requests received; the same as the control endpoint. */
  control: Control;
  /**
   * Calls back for each Graph and SharePoint request with its answer, those inside a `$batch`
   * included. Returns how to stop.
   */
  onExchange(listener: (exchange: Exchange) => void): () => void;
  /** Comments that people have written to organizers with an answer, by event. */
  answerComments: ReadonlyMap<string, string>;
  /** An access token for the product API, or for Graph or SharePoint by `options.resource`. */
  tokenFor(upn: string, options?: TokenOptions): Promise<string>;
  /** For a product whose port is known only after the dev tenant has started. */
  setProductUrl(url: string): void;
  stop(): Promise<void>;
}

/**
 * Starts a small Microsoft 365 on localhost: identity, Graph, SharePoint, a Teams host, Power BI
 * and some news feeds, each on its own origin.
 */
export async function startDevTenant(options: DevTenantOptions): Promise<DevTenant> {
  const now = options.now ?? (() => new Date());
  const company = new Company(options.size ?? 'small', now);
  const state = new TenantState();
  const control = new Control(now, () => {
    state.reset();
    company.followChanges.clear();
  });
  const addresses: Addresses = {
    identityUrl: '',
    graphUrl: '',
    sharePointUrl: '',
    hostUrl: '',
    foreignUrl: '',
    powerBiUrl: '',
    feedsUrl: '',
  };
  const identity: IdentityContext = {
    company,
    keys: await loadKeys(options.dataFolder),
    switches: control.identity,
    registration: control.registration,
    codes: new CodeStore(),
    endedSessions: new Set(),
    addresses,
    productUrl: options.productUrl,
    now,
  };
  const seed = () => seedPortal({ portalUrl: identity.productUrl, devTenant: tenant });
  const services = await listenAll(
    options.basePort ?? 3001,
    handlers(identity, state, control, seed),
  );
  Object.assign(addresses, addressesOf(services));
  const tenant: DevTenant = {
    ...addresses,
    controlUrl: `${addresses.identityUrl}/control`,
    tenantId,
    clientId,
    clientSecret,
    environment: productEnvironment(addresses),
    company,
    control,
    onExchange: (listener) => control.onExchange(listener),
    answerComments: state.answerComments,
    tokenFor: (upn, tokenOptions) => tokenFor(identity, upn, tokenOptions),
    setProductUrl: (url) => {
      identity.productUrl = url;
    },
    stop: async () => {
      await Promise.all(services.map((service) => service.close()));
    },
  };
  return tenant;
}

function addressesOf(services: Listening[]): Addresses {
  const [identityUrl, graphUrl, sharePointUrl, teamsUrl, powerBiUrl, feedsUrl] = services.map(
    ({ url }) => url,
  ) as [string, string, string, string, string, string];
  const onSite = (site: string) => teamsUrl.replace('//localhost', `//${site}.localhost`);
  return {
    identityUrl,
    graphUrl,
    sharePointUrl,
    hostUrl: onSite('teams'),
    foreignUrl: `${onSite('intranet')}/foreign`,
    powerBiUrl,
    feedsUrl,
  };
}

/** Handlers of the six origins; the control endpoint is on the identity service's. */
function handlers(
  identity: IdentityContext,
  state: TenantState,
  control: Control,
  seed: () => Promise<object>,
): Handler[] {
  const signIn = control.watched('identity', identityServer(identity));
  return [
    (request) =>
      /^\/control(\/|$)/.test(request.url.pathname)
        ? controlAnswer(request, {
            control,
            seed,
            environment: () => productEnvironment(identity.addresses),
          })
        : signIn(request),
    graphServer(identity, state, control),
    sharePointServer(identity, state, control),
    control.watched('host', hostServer({ identity, control, feed: state.activityFeed })),
    powerBiServer(identity, control),
    feedServer(control, identity.now),
  ];
}

async function listenAll(basePort: number, handlers: Handler[]): Promise<Listening[]> {
  const started: Listening[] = [];
  try {
    for (const [index, handler] of handlers.entries())
      started.push(await listen(basePort ? basePort + index : 0, handler));
    return started;
  } catch (error) {
    await Promise.all(started.map((service) => service.close()));
    throw error;
  }
}
