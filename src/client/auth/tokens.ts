import type { SignInStrategy, TokenOptions } from './SignInStrategy';

type StrategySource = () => Promise<SignInStrategy>;

let source: StrategySource | undefined;

/**
 * Says where tokens come from. The source is asked at the first token, so that its code loads only
 * then.
 */
export function takeTokensFrom(newSource: StrategySource): void {
  source = newSource;
}

/** The way this page signs in. */
export function currentStrategy(): Promise<SignInStrategy> {
  if (!source) throw new Error('No sign-in has been set up: call takeTokensFrom() first.');
  return source();
}

/** An access token for scopes of one resource. Rejects with a `TokenError`. */
export async function getToken(scopes: string[], options: TokenOptions): Promise<string> {
  return (await currentStrategy()).getToken(scopes, options);
}
