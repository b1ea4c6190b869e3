import type { SentAnnouncement } from '../../../src/server/db/announcement';
import { RecentAnnouncements } from '../../../src/server/hub/recentAnnouncements';

const announcement = (Id: number): SentAnnouncement => ({
  ComponentId: 'pages',
  Data: { Change: 'created', Id },
  origin: 'one',
});

it('what is no longer all known is said so, from where the oldest was dropped', () => {
  const recent = new RecentAnnouncements(2);
  recent.startAt(100);
  for (const time of [110, 120, 130]) recent.add(time, announcement(time));
  expect(recent.since(110)).toBeUndefined();
  expect(recent.since(111)).toEqual([announcement(120), announcement(130)]);
});

it('announcements of before the start do not make more known than the start said', () => {
  const recent = new RecentAnnouncements(2);
  recent.startAt(100);
  for (const time of [50, 60, 110]) recent.add(time, announcement(time));
  expect(recent.since(51)).toBeUndefined();
  expect(recent.since(99)).toBeUndefined();
  expect(recent.since(100)).toEqual([announcement(110)]);
});
