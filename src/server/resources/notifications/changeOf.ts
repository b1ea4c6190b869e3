import { broadcastEditors } from '#shared/rules/people/roles';
import type { Announcement } from '../../db/announcement';
import { toPageEditors } from '../pages/announcePage';
import type { NotificationSource } from './store';

const told = {
  page: toPageEditors,
  broadcastMessage: { ComponentId: 'broadcastMessages', audience: { roles: broadcastEditors } },
} as const satisfies Record<NotificationSource, Omit<Announcement, 'Data'>>;

/** Tells open forms that people are no longer to be notified: they have been, or will not be. */
export function changeOf(source: NotificationSource, Id: number): Announcement {
  return { ...told[source], Data: { Change: 'updated', Id } };
}
