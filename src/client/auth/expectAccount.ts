import { TokenError } from './TokenError';

/**
 * Refuses the answer of a window in which somebody else was chosen than who is shown here: what is
 * read would be kept among the things of the one, and what is written done by the other. The ids are
 * those of the tenant's directory.
 */
export function expectAccount(chosen: string, shown: string | undefined): void {
  if (shown !== undefined && chosen !== shown) throw new TokenError('refused', 'other_account');
}
