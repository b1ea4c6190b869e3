import type { ContentChange } from '#shared/realtime';
import type { Announcement } from '../../db/announcement';
import type { Person } from '../../person';

/** Tells the person's own open pages of a working copy. */
export function announcementOfCopy(
  { id }: Pick<Person, 'id'>,
  Id: string,
  Change: ContentChange['Change'],
): Announcement {
  return { ComponentId: 'workingCopies', Data: { Change, Id }, audience: { people: [id] } };
}
