import type { Application } from '../readApplication';
import type { RegistrationCheck } from './RegistrationCheck';
import { ok, problem, unchecked, warning, type Found } from '../../findings/found';
import { say } from '../../findings/sentence';

const day = 86_400_000;
const warnBefore = 30;
const renew = say('secretExpiry.renew');

/** How long the secret in use still works. */
export const secretExpiryCheck: RegistrationCheck = {
  name: 'secret-expiry',
  notChecked: say('secretExpiry.unchecked'),
  byHand: () => say('secretExpiry.look'),
  examine: ({ application, config, now }) => [
    findingFor(endOf(application, config.clientSecret), now),
  ],
};

/**
 * Entra shows the first letters of a secret; several may begin alike, and then the one that ends
 * last counts.
 */
function endOf({ passwordCredentials = [] }: Application, secret: string): number | undefined {
  const alike = passwordCredentials.filter(({ hint }) => hint && secret.startsWith(hint));
  const ends = (alike.length > 0 ? alike : passwordCredentials).map(({ endDateTime }) =>
    Date.parse(endDateTime),
  );
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

function findingFor(end: number | undefined, now: Date): Found {
  if (end === undefined) return unchecked('secret-expiry', say('secretExpiry.unknown'), renew);
  const days = Math.floor((end - now.getTime()) / day);
  if (days < 0) return problem('secret-expiry', say('secretExpiry.past', { count: -days }), renew);
  const text = say('secretExpiry.days', { count: days });
  return days <= warnBefore ? warning('secret-expiry', text, renew) : ok('secret-expiry', text);
}
