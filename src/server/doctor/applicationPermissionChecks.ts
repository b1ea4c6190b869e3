import { decodeJwt } from 'jose';
import { ok, problem, warning, type Finding } from '#shared/rules/finding';
import { directoryPermission, notificationPermission } from '#shared/rules/addresses/registration';
import type { DoctorContext } from './DoctorContext';
import { ownToken } from './ownToken';

/** Something that the portal does with rights of its own. */
interface OwnAct {
  check: string;
  permission: string;
  /** Whether it is switched on; left out where nobody knows. */
  isInUse: boolean | undefined;
  allowed: string;
  /** The consequence of a missing permission while it is switched on. */
  refused: string;
  /** The same while nobody knows whether it is switched on. */
  unused: string;
}

function ownActs({ notifies, removesPeople }: DoctorContext): OwnAct[] {
  return [
    {
      check: 'notifications',
      permission: notificationPermission,
      isInUse: notifies,
      allowed: 'The portal may send notifications to the activity feed of Teams.',
      refused:
        'Notifications to Teams are switched on, but the portal lacks the permission ' +
        `${notificationPermission}, so nobody gets them.`,
      unused:
        'The portal may not send notifications to the activity feed of Teams; only the ' +
        'setting enableTeamsNotification needs that.',
    },
    {
      check: 'people-who-left',
      permission: directoryPermission,
      isInUse: removesPeople,
      allowed: 'The portal can ask the directory who has left.',
      refused:
        'What belongs to people who have left is to be deleted, but the portal lacks the ' +
        `permission ${directoryPermission}, so it cannot know who they are, and keeps it.`,
      unused:
        'The portal cannot ask the directory who has left; only the setting leftPeopleDays ' +
        'needs that.',
    },
  ];
}

/**
 * Whether the portal may do what it does with rights of its own; its own token for Graph says so.
 * Of what is switched off nobody needs to know.
 */
export async function applicationPermissionChecks(context: DoctorContext): Promise<Finding[]> {
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
): Finding {
  if (roles.includes(permission)) return ok(check, allowed);
  const remedy =
    `Add the application permission ${permission} of Microsoft Graph to the registration (API ` +
    'permissions, Application permissions), and grant admin consent.';
  return isInUse ? problem(check, refused, remedy) : warning(check, unused, remedy);
}
