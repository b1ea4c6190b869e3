import { ok, problem, unchecked, warning, type Finding } from '#shared/rules/finding';
import type { Application } from '../readApplication';
import type { RegistrationCheck } from './RegistrationCheck';

const day = 86_400_000;
const warnBefore = 30;
const renew =
  'Make a new client secret under Certificates & secrets, set CLIENT_SECRET to its value, and restart the portal.';

/** How long the secret in use still works. */
export const secretExpiryCheck: RegistrationCheck = {
  name: 'secret-expiry',
  what: 'The end of the client secret',
  byHand: () => 'Certificates & secrets shows when the client secret expires.',
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

function findingFor(end: number | undefined, now: Date): Finding {
  if (end === undefined)
    return unchecked(
      'secret-expiry',
      'The registration shows no client secret whose end could be told.',
      renew,
    );
  const days = Math.floor((end - now.getTime()) / day);
  if (days < 0)
    return problem('secret-expiry', `The client secret expired ${count(-days)} ago.`, renew);
  if (days <= warnBefore)
    return warning('secret-expiry', `The client secret expires in ${count(days)}.`, renew);
  return ok('secret-expiry', `The client secret expires in ${count(days)}.`);
}

const count = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;
