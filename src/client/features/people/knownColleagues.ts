import type { Colleague } from '#shared/rules/people/people';
import { connection } from '../../data/connection/connection';
import type { Session } from '../../data/session/session';
import { colleaguesKey, type Colleagues } from './useColleagues';
import { relatedPeopleKey } from './useRelatedPeople';

/** The people one works with, as far as this device knows them: nothing is asked for. */
export function knownColleagues({
  settings,
  licensed,
}: Pick<Session, 'settings' | 'licensed'>): readonly Colleague[] {
  if (!licensed) return [];
  const { cache } = connection();
  return (
    cache.peek<Colleague[]>(relatedPeopleKey(settings))?.Data ??
    cache.peek<Colleagues>(colleaguesKey(settings))?.Data.people ??
    []
  );
}
