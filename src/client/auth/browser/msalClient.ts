import {
  LogLevel,
  PublicClientApplication,
  type AccountInfo,
  type Configuration,
} from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { withinTime } from '../../platform/withinTime';
import { windowTimeout } from '../leftWindow';
import { redirectPath } from '../redirectAnswer';
import type { Account } from '../SignInStrategy';

/**
 * Milliseconds after which a request of the library that waits for no person is given up: the
 * library itself waits for the network as long as the browser does.
 */
const timeout = 30_000;

/** The answer of such a request. */
export function silently<T>(request: Promise<T>): Promise<T> {
  return withinTime(request, timeout);
}

/** The differences where the page is not a tab of its own. */
interface Situation {
  /** The page that the identity service answers to. */
  answerPage?: string;
  /**
   * False for a window that another site has opened on purpose: it must stay that site's to answer
   * to.
   */
  originCheck?: boolean;
  /**
   * Local storage is kept readable by a cookie, which a frame of another site does not get back.
   */
  isFramed?: boolean;
  system?: Configuration['system'];
}

/** Creates the identity library's client; by default for a top-level browser tab. */
export async function createMsalClient(
  config: ClientConfig,
  situation: Situation = {},
): Promise<PublicClientApplication> {
  const client = new PublicClientApplication(configurationFor(config, situation));
  await client.initialize();
  return client;
}

function configurationFor(
  config: ClientConfig,
  { answerPage = redirectPath, originCheck, isFramed, system }: Situation,
): Configuration {
  const redirectPage = location.origin + answerPage;
  return {
    auth: {
      clientId: config.clientId,
      authority: config.authority,
      knownAuthorities: config.knownAuthorities,
      authorityMetadata: config.authorityMetadata,
      redirectUri: redirectPage,
      postLogoutRedirectUri: redirectPage,
      ...(originCheck === undefined ? {} : { originCheck }),
    },
    cache: {
      cacheLocation:
        isFramed || config.startSettings?.disableLocalStorage ? 'sessionStorage' : 'localStorage',
    },
    system: {
      popupBridgeTimeout: windowTimeout,
      ...system,
      loggerOptions: {
        logLevel: LogLevel.Error,
        piiLoggingEnabled: false,
        loggerCallback: () => undefined,
      },
    },
  };
}

export function accountOf(info: AccountInfo): Account {
  return {
    id: info.localAccountId,
    tenantId: info.tenantId,
    upn: info.username,
    name: info.name ?? info.username,
    roles: info.idTokenClaims?.roles,
  };
}
