import { unchecked, type Finding } from '#shared/rules/finding';
import type { DoctorContext } from './DoctorContext';
import { readApplication } from './readApplication';
import { permissionsCheck } from './registration/permissionsCheck';
import { redirectsCheck } from './registration/redirectsCheck';
import { rolesCheck } from './registration/rolesCheck';
import { scopeCheck } from './registration/scopeCheck';
import { secretExpiryCheck } from './registration/secretExpiryCheck';
import { teamsClientsCheck } from './registration/teamsClientsCheck';
import type { RegistrationCheck } from './registration/RegistrationCheck';

const checks: readonly RegistrationCheck[] = [
  redirectsCheck,
  scopeCheck,
  teamsClientsCheck,
  rolesCheck,
  permissionsCheck,
  secretExpiryCheck,
];
const grant =
  "To have it checked here, grant the portal's registration the application permission " +
  'Application.Read.All of Microsoft Graph, with admin consent.';

/**
 * The registration itself, read from Graph. Where that is not possible, each check says what to
 * look at by hand.
 */
export async function registrationChecks(context: DoctorContext): Promise<Finding[]> {
  const { config, now } = context;
  const read = await readApplication(context);
  if (read.application)
    return checks.flatMap(({ examine }) => examine({ ...read, config, now: now() }));
  const first = unchecked(
    'registration',
    `The app registration could not be read, because ${read.reason}.`,
    grant,
  );
  return [
    first,
    ...checks.map(({ name, what, byHand }) =>
      unchecked(
        name,
        `${what} could not be checked.`,
        `By hand: Entra admin center, App registrations, the portal, ${byHand(config)}`,
      ),
    ),
  ];
}
