import { Company, type CompanySize } from './company/company';
import { clientId, clientSecret, productEnvironment, tenantId, type Addresses } from './environment';
import { listen, type Listening } from './http/listen';
import type { Handler } from './http/message';
import { CodeStore } from './identity/codes';
import type { IdentityContext } from './identity/identityContext';
import { identityServer } from './identity/identityServer';
import { loadKeys } from './identity/keys';
import { defaultSwitches } from './identity/switches';
import { tokenFor, type TokenOptions } from './identity/tokenFor';

export interface DevTenantOptions {
  /** Identity listens here, Graph and SharePoint on the next two; 0 takes free ports. Default 3001. */
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
  /** An access token for the product API, or for Graph or SharePoint by `options.resource`. */
  tokenFor(upn: string, options?: TokenOptions): Promise<string>;
  /** For a product whose port is known only after the dev tenant has started. */
  setProductUrl(url: string): void;
  stop(): Promise<void>;
}

/** Starts a small Microsoft 365 on localhost: identity, Graph and SharePoint, each on its own origin. */
export async function startDevTenant(options: DevTenantOptions): Promise<DevTenant> {
  const now = options.now ?? (() => new Date());
  const company = new Company(options.size ?? 'small', now);
  const identity: IdentityContext = {
    company,
    keys: await loadKeys(options.dataFolder),
    switches: defaultSwitches(),
    codes: new CodeStore(),
    endedSessions: new Set(),
    addresses: { identityUrl: '', graphUrl: '', sharePointUrl: '' },
    productUrl: options.productUrl,
    now,
  };
  const notYet: Handler = () => ({ status: 501 });
  const services = await listenAll(options.basePort ?? 3001, [identityServer(identity), notYet, notYet]);
  const [identityUrl, graphUrl, sharePointUrl] = services.map(({ url }) => url) as [string, string, string];
  Object.assign(identity.addresses, { identityUrl, graphUrl, sharePointUrl });
  return {
    ...identity.addresses,
    controlUrl: `${identityUrl}/control`,
    tenantId,
    clientId,
    clientSecret,
    environment: productEnvironment(identity.addresses),
    company,
    tokenFor: (upn, tokenOptions) => tokenFor(identity, upn, tokenOptions),
    setProductUrl: (url) => {
      identity.productUrl = url;
    },
    stop: async () => {
      await Promise.all(services.map((service) => service.close()));
    },
  };
}

async function listenAll(basePort: number, handlers: Handler[]): Promise<Listening[]> {
  const started: Listening[] = [];
  try {
    for (const [index, handler] of handlers.entries()) started.push(await listen(basePort ? basePort + index : 0, handler));
    return started;
  } catch (error) {
    await Promise.all(started.map((service) => service.close()));
    throw error;
  }
}
