import type { DoctorContext } from './DoctorContext';
import { readApplication } from './readApplication';
import { permissionsCheck } from './registration/permissionsCheck';
import { redirectsCheck } from './registration/redirectsCheck';
import { rolesCheck } from './registration/rolesCheck';
import { scopeCheck } from './registration/scopeCheck';
import { secretExpiryCheck } from './registration/secretExpiryCheck';
import { teamsClientsCheck } from './registration/teamsClientsCheck';
import type { RegistrationCheck } from './registration/RegistrationCheck';
import { unchecked, type Found } from '../findings/found';
import { say } from '../findings/sentence';

const checks: readonly RegistrationCheck[] = [
  redirectsCheck,
  scopeCheck,
  teamsClientsCheck,
  rolesCheck,
  permissionsCheck,
  secretExpiryCheck,
];

/**
 * The registration itself, read from Graph. Where that is not possible, each check says what to
 * look at by hand.
 */
export async function registrationChecks(context: DoctorContext): Promise<Found[]> {
  const { config, now } = context;
  const read = await readApplication(context);
  if (read.application)
    return checks.flatMap(({ examine }) => examine({ ...read, config, now: now() }));
  const first = unchecked(
    'registration',
    say('registration.unchecked', { reason: read.reason }),
    say('registration.grant'),
  );
  return [
    first,
    ...checks.map(({ name, notChecked, byHand }) =>
      unchecked(name, notChecked, say('byHand', { look: byHand(config) })),
    ),
  ];
}
