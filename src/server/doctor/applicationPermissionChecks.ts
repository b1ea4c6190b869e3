import { decodeJwt } from 'jose';
import { directoryPermission, notificationPermission } from '#shared/rules/addresses/registration';
import type { DoctorContext } from './DoctorContext';
import { ownToken } from './ownToken';
import { ok, problem, warning, type Found } from '../findings/found';
import { say, type Sentence } from '../findings/sentence';

/** Something that the portal does with rights of its own. */
interface OwnAct {
  check: string;
  permission: string;
  /** Whether it is switched on; left out where nobody knows. */
  isInUse: boolean | undefined;
  allowed: Sentence;
  /** The consequence of a missing permission while it is switched on. */
  refused: Sentence;
  /** The same while nobody knows whether it is switched on. */
  unused: Sentence;
}

function ownActs({ notifies, removesPeople, findsColleagues }: DoctorContext): OwnAct[] {
  return [
    {
      check: 'notifications',
      permission: notificationPermission,
      isInUse: notifies,
      allowed: say('notifications.fine'),
      refused: say('notifications.refused', { permission: notificationPermission }),
      unused: say('notifications.unused'),
    },
    {
      check: 'people-who-left',
      permission: directoryPermission,
      isInUse: removesPeople,
      allowed: say('peopleWhoLeft.fine'),
      refused: say('peopleWhoLeft.refused', { permission: directoryPermission }),
      unused: say('peopleWhoLeft.unused'),
    },
    {
      check: 'colleagues',
      permission: directoryPermission,
      isInUse: findsColleagues,
      allowed: say('colleagues.fine'),
      refused: say('colleagues.refused', { permission: directoryPermission }),
      unused: say('colleagues.unused'),
    },
  ];
}

/**
 * Whether the portal may do what it does with rights of its own; its own token for Graph says so.
 * Of what is switched off nobody needs to know.
 */
export async function applicationPermissionChecks(context: DoctorContext): Promise<Found[]> {
  const { config } = context;
  const acts = ownActs(context).filter(({ isInUse }) => isInUse !== false);
  if (acts.length === 0 || !config.clientSecret) return [];
  const answer = await ownToken(config, config.graphUrl);
  if (answer.token === undefined) return [];
  const { roles = [] } = decodeJwt<{ roles?: string[] }>(answer.token);
  return acts.map((act) => findingOf(act, roles));
}

function findingOf(
  { check, permission, isInUse, allowed, refused, unused }: OwnAct,
  roles: readonly string[],
): Found {
  if (roles.includes(permission)) return ok(check, allowed);
  const remedy = say('applicationPermission.grant', { permission });
  return isInUse ? problem(check, refused, remedy) : warning(check, unused, remedy);
}
