import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import type { SentAnnouncement } from '../../../src/server/db/announcement';
import { Hub } from '../../../src/server/hub/hub';
import { handshake } from '../../support/servers/rawHub';
import { until } from '../../support/until';
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

it.each(['are looked up', 'cannot be found'])(
  'announcements of one component keep their order while the readers of one %s',
  async (which) => {
    let announce: (announcement: SentAnnouncement, age: number) => void = () => undefined;
    let find: (reader: object) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    const readers = new Promise<object>((resolve, reject) => ([find, fail] = [resolve, reject]));
    const hub = new Hub({
      changes: {
        onLoss: () => undefined,
        onChange: () => undefined,
        onAnnouncement: (listener: typeof announce) => (announce = listener),
      },
      targeting: { of: () => readers },
      now: () => new Date(),
      connectionsPerPerson: 0,
      onFailure: () => undefined,
    } as unknown as ConstructorParameters<typeof Hub>[0]);
    const sent: string[] = [];
    const socket = Object.assign(new EventEmitter(), {
      bufferedAmount: 0,
      send: (text: string) => void sent.push(text),
    });
    hub.add(socket as unknown as WebSocket, { personId: 'a', roles: [], until: Infinity });
    socket.emit('message', Buffer.from(handshake), false);
    const change = (ComponentId: 'pages' | 'infoboxes', Id: number, audience?: object) =>
      announce({ ComponentId, Data: { Change: 'updated', Id }, audience } as SentAnnouncement, 0);
    const ids = () => sent.flatMap((text) => /"Id":(\d+)/.exec(text)?.[1] ?? []);
    change('pages', 1, { ChannelTermIds: ['c'] });
    change('pages', 2);
    change('infoboxes', 3);
    await until(async () => ids().includes('3'));
    expect(ids()).toEqual(['3']);
    if (which === 'are looked up')
      find({ channels: new Set(['c']), languages: undefined, withoutLanguage: true });
    else fail(new Error('The database is away'));
    await until(async () => ids().includes('2'));
    change('pages', 4);
    await until(async () => ids().includes('4'));
    expect(ids()).toEqual(['3', '1', '2', '4']);
  },
);
