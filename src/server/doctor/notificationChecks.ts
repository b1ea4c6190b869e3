import { decodeJwt } from 'jose';
import { ok, problem, warning, type Finding } from '#shared/rules/finding';
import { notificationPermission } from '#shared/rules/addresses/registration';
import type { DoctorContext } from './DoctorContext';
import { ownToken } from './ownToken';

const remedy =
  `Add the application permission ${notificationPermission} of Microsoft Graph to the ` +
  'registration (API permissions, Application permissions), and grant admin consent.';

/**
 * Whether the portal may notify people in Teams; its own token for Graph says so. Where
 * notifications are off nobody needs to know.
 */
export async function notificationChecks({ config, notifies }: DoctorContext): Promise<Finding[]> {
  if (notifies === false || !config.clientSecret) return [];
  const answer = await ownToken(config, config.graphUrl);
  if (answer.token === undefined) return [];
  const { roles = [] } = decodeJwt<{ roles?: string[] }>(answer.token);
  if (roles.includes(notificationPermission))
    return [
      ok('notifications', 'The portal may send notifications to the activity feed of Teams.'),
    ];
  if (notifies)
    return [
      problem(
        'notifications',
        'Notifications to Teams are switched on, but the portal lacks the permission ' +
          `${notificationPermission}, so nobody gets them.`,
        remedy,
      ),
    ];
  return [
    warning(
      'notifications',
      'The portal may not send notifications to the activity feed of Teams; only the ' +
        'setting enableTeamsNotification needs that.',
      remedy,
    ),
  ];
}
