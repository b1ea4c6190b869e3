import { baseLanguage, languageOfLcid } from '#shared/rules/targeting/languages';
import { around, certain, itemAt } from '#shared/rules/values/certain';
import { copyDeep } from '#shared/rules/values/copyDeep';
import { isGuid } from '#shared/rules/values/guid';
import { inTurns, inTurnsByKey } from '#shared/rules/values/inTurns';
import {
  codeOfError,
  entriesOf,
  isOneOf,
  isRecord,
  messageOfError,
} from '#shared/rules/values/records';
import { retryDelay } from '#shared/rules/values/retryDelay';
import { textHash } from '#shared/rules/values/textHash';

it('a record is an object with fields', () => {
  expect([{}, { a: 1 }].filter(isRecord)).toHaveLength(2);
  expect([null, undefined, [], 'text', 1].filter(isRecord)).toEqual([]);
  expect(entriesOf({ a: 1, b: 2 })).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect([isOneOf(['a', 'b'], 'b'), isOneOf(['a', 'b'], 'c')]).toEqual([true, false]);
});

it('whatever is thrown has a message, and a code where it is named by one', () => {
  const failed = Object.assign(new Error('lost'), { code: '40001' });
  expect([failed, { message: 7 }, 'gone', null].map(messageOfError)).toEqual([
    'lost',
    '[object Object]',
    'gone',
    'null',
  ]);
  expect([failed, new Error('lost'), { code: 7 }, null].map(codeOfError)).toEqual([
    '40001',
    undefined,
    undefined,
    undefined,
  ]);
});

it('LANG-15 every code of Norwegian is one language, and an identifier of Windows is the portal’s or English', () => {
  expect(['nb-NO', 'nn', 'no', 'NB_no', 'da-DK', 'en'].map(baseLanguage)).toEqual([
    ...['no', 'no', 'no', 'no', 'da', 'en'],
  ]);
  expect([1044, 1030, 1031].map(languageOfLcid)).toEqual(['no', 'da', 'en']);
});

it('work in turns begins when the one before has ended, also when that failed', async () => {
  const inTurn = inTurns();
  const said: string[] = [];
  const work = (name: string, fails: boolean) => async () => {
    said.push(`${name} begins`);
    await Promise.resolve();
    said.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled([inTurn(work('a', true)), inTurn(work('b', false))]);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

it('of works in turns as many are under way as may be, and the next begins when one has ended', async () => {
  const inTurn = inTurns(2);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((end) => ends.push(end));
  };
  const all = ['a', 'b', 'c', 'd'].map((name) => inTurn(work(name)));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  ends[1]!();
  await all[1];
  expect(begun).toEqual(['a', 'b', 'c']);
  ends[0]!();
  await all[0];
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('works of one key wait for each other, also for one that failed, and others do not', async () => {
  const inTurn = inTurnsByKey();
  const begun: string[] = [];
  const ends: ((fails: boolean) => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((done, fail) =>
      ends.push((fails) => (fails ? fail(new Error(name)) : done())),
    );
  };
  const all = ['a1', 'a2', 'b1'].map((name) => inTurn(name.slice(0, 1), work(name)));
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b1']);
  ends[0]!(true);
  await expect(all[0]).rejects.toThrow('a1');
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

it('what has to be there is given, and said to be missing where it is not', () => {
  expect([certain(0), certain(''), certain(false)]).toEqual([0, '', false]);
  for (const missing of [null, undefined])
    expect(() => certain(missing)).toThrow('A value is missing.');
  expect([itemAt(['a', 'b'], 0), itemAt(['a', 'b'], -1)]).toEqual(['a', 'b']);
  expect(() => itemAt(['a'], 1)).toThrow(TypeError);
  expect([0, 1, 2, 5].map((place) => around(['a', 'b'], place))).toEqual(['a', 'b', 'a', 'b']);
});

it('a record without a prototype is copied like any other, and texts and numbers are themselves', () => {
  const bare = Object.assign(Object.create(null) as object, { a: [1] });
  expect(copyDeep(bare)).toEqual({ a: [1] });
  expect([1, 'a', true, null, undefined, 1n].map(copyDeep)).toEqual([
    ...[1, 'a', true, null, undefined, 1n],
  ]);
});

it('an id has its five groups and nothing around them', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  expect([id, id.toUpperCase()].map(isGuid)).toEqual([true, true]);
  for (const text of ['', `${id}0`, `0${id}`, id.replaceAll('-', ''), id.replace('f', 'g')])
    expect(isGuid(text)).toBe(false);
});

it('each pause before a new attempt is up to twice as long, 30 seconds at most, and never none', () => {
  expect([0, 1, 2, 3, 4, 99].map((failed) => retryDelay(failed, 1))).toEqual([
    ...[2_000, 4_000, 8_000, 16_000, 30_000, 30_000],
  ]);
  expect([retryDelay(0, 0), retryDelay(0, 0.5)]).toEqual([500, 1_250]);
  expect(retryDelay(99, 1, { first: 1, maxLength: 1_000_000 })).toBe(1_024);
  const pause = retryDelay(0);
  expect(pause >= 500 && pause <= 2_000).toBe(true);
});

it('a text has one number, whatever its length and its signs', () => {
  const number = (text: string) =>
    Number(
      [...text].reduce((sum, sign) => sum * 31n + BigInt(sign.codePointAt(0)!), 0n) % 2n ** 32n,
    );
  for (const text of ['', 'a', 'ab', 'Quay 7', '🚢', 'x'.repeat(300)])
    expect(textHash(text)).toBe(number(text));
});
