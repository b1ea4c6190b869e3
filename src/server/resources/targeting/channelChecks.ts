import { hasAnyRole, type Role } from '#shared/rules/people/roles';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { Database } from '../../db/database';
import type { Person } from '../../person';
import type { Targeting } from './targeting';

/** Who writes, and what decides what they may. */
export interface Author {
  person: Person;
  roles: readonly Role[];
  settings: FeatureSettings;
  targeting: Targeting;
}

/**
 * CHANNELS-32: content may get channels that are available for tagging and that the author follows;
 * two settings lift the second condition.
 * @param added lower-case ids of channels that the content did not have before: what it had may
 *   stay, also when the channel was deleted meanwhile
 * @returns messages for the channel field; none when all is well
 */
export async function checkAddedChannels(
  db: Database,
  added: readonly string[],
  { roles, settings, targeting }: Author,
): Promise<string[]> {
  if (added.length === 0) return [];
  const available = await db
    .selectFrom('terms')
    .select('Guid')
    .where('Kind', '=', 'channel')
    .where('IsAvailableForTagging', '=', true)
    .where('IsDeprecated', '=', false)
    .where('Guid', 'in', added)
    .execute();
  if (available.length < added.length)
    return ['names a channel that does not exist or is not available for tagging'];
  const isFree =
    (settings.noChannelSelectionLimitationsForAdmins && hasAnyRole(roles, ['Admin'])) ||
    (settings.noChannelSelectionLimitationsForEditors && hasAnyRole(roles, ['Editor']));
  return isFree || added.every((id) => targeting.channels.has(id))
    ? []
    : ['names a channel that you do not follow'];
}
