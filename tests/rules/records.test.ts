import { baseLanguage, languageOfLcid } from '#shared/rules/targeting/languages';
import { inTurns } from '#shared/rules/values/inTurns';
import {
  codeOfError,
  entriesOf,
  isOneOf,
  isRecord,
  messageOfError,
} from '#shared/rules/values/records';

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
