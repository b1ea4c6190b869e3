import type { SignInStrategy, TokenOptions } from './SignInStrategy';
import { clientState } from '../platform/clientState';

type StrategySource = () => Promise<SignInStrategy>;

let source: StrategySource | undefined;
/** The token that was given last, by scopes and claims. */
const given = clientState(() => new Map<string, string>());
const renewals = clientState(() => new Map<string, Promise<string>>());

/**
 * Says where tokens come from. The source is asked at the first token, so that its code loads only
 * then.
 */
export function takeTokensFrom(newSource: StrategySource): void {
  source = newSource;
  given.value.clear();
  renewals.value.clear();
}

/** The way this page signs in. */
export function currentStrategy(): Promise<SignInStrategy> {
  if (!source) throw new Error('No sign-in has been set up: call takeTokensFrom() first.');
  return source();
}

/**
 * An access token for scopes of one resource. What is refused together, or one after the other with
 * the same token, is renewed once. Rejects with a `TokenError`.
 */
export async function getToken(scopes: string[], options: TokenOptions): Promise<string> {
  const { renew, ask, refused, claims } = options;
  if (!renew || ask) return newToken(scopes, options);
  const key = keyOf(scopes, claims);
  const latest = given.value.get(key);
  if (refused !== undefined && latest !== undefined && latest !== refused) return latest;
  const running = renewals.value.get(key);
  if (running) return running;
  const renewal = newToken(scopes, options).finally(() => renewals.value.delete(key));
  renewals.value.set(key, renewal);
  return renewal;
}

async function newToken(scopes: string[], options: TokenOptions): Promise<string> {
  const token = await (await currentStrategy()).getToken(scopes, options);
  given.value.set(keyOf(scopes), token);
  if (options.claims) given.value.set(keyOf(scopes, options.claims), token);
  return token;
}

/** A token without the claims is no answer to who needs them. */
function keyOf(scopes: string[], claims?: string): string {
  return [...scopes, ...(claims ? [claims] : [])].join(' ');
}
