import { setImmediate as nextTurn } from 'node:timers/promises';
import { ProblemError } from '../../../src/server/http/answers/problems';
import { Directory } from '../../../src/server/microsoft/directory';
import type { PersonTokens } from '../../../src/server/microsoft/personTokens';
import { reportOf } from '../../../src/server/resources/itemsToRead/report';
import { sortedInTurns } from '../../../src/server/sortedInTurns';

/** Counts how often others have their turn until it is stopped. */
function countTurns() {
  let [turns, isCounting] = [0, true];
  const count = () => {
    turns += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  return () => {
    isCounting = false;
    return turns;
  };
}

const shuffled = (length: number) => Array.from({ length }, (_, index) => (index * 7_919) % length);

it('the report about everybody lets others have their turn while it is put in order', async () => {
  const people = shuffled(20_011).map((number) => ({
    id: `id${number}`,
    displayName: `Person ${String(number).padStart(5, '0')}`,
    userPrincipalName: `person${number}@nordvik.example`,
  }));
  const turns = countTurns();
  const report = await reportOf(people, new Map([['id3', '2026-01-01T00:00:00.000Z']]), {});
  expect(turns()).toBeGreaterThan(20);
  expect(report).toMatchObject({ People: 20_011, HaveRead: 1, Found: 20_011 });
  expect(report.Readers.slice(0, 4).map(({ Id, ReadAt }) => [Id, ReadAt !== null])).toEqual([
    ['id0', false],
    ['id1', false],
    ['id2', false],
    ['id3', true],
  ]);
});

it('a list that is put in order in turns is what a list in order is, of whatever length', async () => {
  for (const length of [0, 1, 999, 1_000, 1_001, 3_001]) {
    const list = shuffled(length).map((number) => ({ key: number % 100, number }));
    const byKey = (one: (typeof list)[number], other: (typeof list)[number]) => one.key - other.key;
    expect(await sortedInTurns(list, byKey)).toEqual([...list].sort(byKey));
  }
});

it('of many groups and people ten are asked for at a time, and none once one cannot be', async () => {
  let [asked, open, max, fails] = [0, 0, 0, false];
  const tokens = {
    read: async (_asker: unknown, address: string) => {
      asked += 1;
      max = Math.max(max, (open += 1));
      await nextTurn();
      open -= 1;
      if (fails) throw new ProblemError('serviceAway');
      const [, id] = /users\/(\w+)/.exec(address) ?? [];
      return id ? { id, displayName: id, userPrincipalName: id } : { value: [] };
    },
  } as unknown as PersonTokens;
  const directory = new Directory(tokens, 'https://graph.example');
  const principals = Array.from({ length: 60 }, (_, index) => ({
    Principal: index < 40 ? ('Group' as const) : ('User' as const),
    PrincipalId: `id${index}`,
  }));
  const found = await directory.peopleOf({ id: 'editor', token: '' }, principals);
  expect([found.length, asked, max]).toEqual([20, 60, 10]);
  // Each page of a report is a request of its own.
  expect(await directory.peopleOf({ id: 'editor', token: '' }, principals)).toEqual(found);
  expect(asked).toBe(60);
  [asked, fails] = [0, true];
  await expect(directory.peopleOf({ id: 'other', token: '' }, principals)).rejects.toThrow();
  // Each of the others would take one.
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect(asked).toBe(10);
});
