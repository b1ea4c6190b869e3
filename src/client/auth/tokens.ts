import type { SignInStrategy, TokenOptions } from './SignInStrategy';

type StrategySource = () => Promise<SignInStrategy>;

let source: StrategySource | undefined;
/** What is being asked for, by scopes: who asks for the same meanwhile waits with the first, in the order of asking. */
const asked = new Map<string, Promise<string>>();

/** Says where tokens come from. The source is asked at the first token, so that its code loads only then. */
export function takeTokensFrom(newSource: StrategySource): void {
  source = newSource;
  asked.clear();
}

/** The way this page signs in. */
export function currentStrategy(): Promise<SignInStrategy> {
  if (!source) throw new Error('No sign-in has been set up: call takeTokensFrom() first.');
  return source();
}

/** An access token for scopes of one resource. Rejects with a `TokenError`. */
export function getToken(scopes: string[], options: TokenOptions): Promise<string> {
  if (options.renew || options.ask) return newToken(scopes, options);
  const key = `${scopes.join(' ')} ${options.interactive}`;
  const present = asked.get(key);
  if (present) return present;
  const token = newToken(scopes, options);
  asked.set(key, token);
  const forget = () => void (asked.get(key) === token && asked.delete(key));
  token.then(forget, forget);
  return token;
}

async function newToken(scopes: string[], options: TokenOptions): Promise<string> {
  return (await currentStrategy()).getToken(scopes, options);
}
