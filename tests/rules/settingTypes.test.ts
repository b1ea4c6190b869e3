import { localeCodeOf, regionOf } from '#shared/rules/settings/cultures';
import { interfaceLanguageOf } from '#shared/rules/settings/interfaceLanguages';
import { problemOf, type SettingType } from '#shared/rules/settings/settingTypes';

const flaw = (type: SettingType, value: unknown) => problemOf(type, value)?.flaw;
const text: SettingType = { kind: 'text', max: 3 };

it('a value of the wrong JSON type is told which one is wanted', () => {
  const wanted = (type: SettingType, value: unknown) => problemOf(type, value);
  const of = (type: string) => ({ path: [], flaw: 'type', details: { wanted: type } });
  expect(wanted({ kind: 'switch' }, 1)).toEqual(of('boolean'));
  expect(wanted({ kind: 'number', min: 0, max: 1 }, '1')).toEqual(of('number'));
  expect(wanted(text, 1)).toEqual(of('string'));
  expect(wanted({ kind: 'list', of: text }, {})).toEqual(of('array'));
  expect(wanted({ kind: 'fields', fields: {} }, [])).toEqual(of('object'));
  expect(wanted({ kind: 'byName', of: text }, [])).toEqual(of('object'));
  expect([wanted({ kind: 'switch' }, false), wanted({ kind: 'switch' }, true)]).toEqual([
    ...[undefined, undefined],
  ]);
});

it('a number is whole and lies within its bounds, both included', () => {
  const number: SettingType = { kind: 'number', min: 4, max: 6 };
  expect([3, 4, 6, 7, 4.5, NaN].map((value) => flaw(number, value))).toEqual([
    ...['range', undefined, undefined, 'range', 'whole', 'whole'],
  ]);
  expect(problemOf(number, 7)).toEqual({ path: [], flaw: 'range', details: { min: 4, max: 6 } });
});

it('a text has so many signs, 5000 where nothing else is said', () => {
  expect(['', 'abc', '🚢🚢🚢', 'abcd'].map((value) => flaw(text, value))).toEqual([
    ...[undefined, undefined, undefined, 'tooLong'],
  ]);
  expect(problemOf(text, 'abcd')?.details).toEqual({ max: 3 });
  const long = 'x'.repeat(5_000);
  expect([long, `${long}x`].map((value) => flaw({ kind: 'text' }, value))).toEqual([
    ...[undefined, 'tooLong'],
  ]);
  expect(problemOf({ kind: 'email' }, `${long}@x.example`)).toEqual({
    ...{ path: [], flaw: 'tooLong', details: { max: 5_000 } },
  });
});

it('what names something has the form of its kind', () => {
  const guid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const right: [SettingType['kind'], string[]][] = [
    ['address', ['', '/pages', 'https://x.example']],
    ['personAddress', ['', 'https://x.example/?u={id}&v=work']],
    ['email', ['', 'bo@x.example', 'b.o+1@x.y.example']],
    ['guid', ['', guid, guid.toUpperCase()]],
    ['term', ['', guid]],
    ['colour', ['#0b5c7d', '#0B5C7D']],
    ['zone', ['Europe/Oslo', 'UTC']],
  ];
  const wrong: [SettingType['kind'], string[]][] = [
    ['address', ['x', '//x.example', 'ftp://x.example']],
    ['personAddress', ['https://x.example', 'http://x.example/{id}', '/{id}', '{id}']],
    ['email', ['bo', 'bo@x', '@x.example', 'a b@x.example', 'a@x y.example', 'a@b@x.example']],
    ['guid', [`${guid}0`, `0${guid}`, guid.slice(1), 'x']],
    ['term', [`x${guid}`]],
    ['colour', ['', '0b5c7d', '#0b5c7', '#0b5c7d0', 'x#0b5c7d', '#0b5c7g']],
    ['zone', ['', 'Mars/Olympus']],
  ];
  const flaws = (all: typeof right) =>
    all.map(([kind, values]) => [
      kind,
      values.map((value) => flaw({ kind } as SettingType, value)),
    ]);
  expect(flaws(right)).toEqual(right.map(([kind, values]) => [kind, values.map(() => undefined)]));
  expect(flaws(wrong)).toEqual(
    wrong.map(([kind, values]) => [kind, values.map(() => (kind === 'term' ? 'guid' : kind))]),
  );
});

it('a choice names all that can be chosen', () => {
  const choice: SettingType = { kind: 'choice', options: ['', 'Small', 'Large'] };
  expect(['', 'Large'].map((value) => flaw(choice, value))).toEqual([undefined, undefined]);
  expect(problemOf(choice, 'small')).toEqual({
    ...{ path: [], flaw: 'choice', details: { options: '"", Small, Large' } },
  });
});

it('a list has as many entries as it may have, and each of them is right', () => {
  const list = (more: object): SettingType => ({ kind: 'list', of: text, ...more });
  const entries = (count: number) => Array<string>(count).fill('a');
  expect([1, 2, 3].map((count) => flaw(list({ exactly: 2 }), entries(count)))).toEqual([
    ...['count', undefined, 'count'],
  ]);
  expect(problemOf(list({ max: 2 }), entries(3))).toEqual({
    ...{ path: [], flaw: 'tooLong', details: { max: 2 } },
  });
  expect(flaw(list({ max: 2 }), entries(2))).toBeUndefined();
  expect([200, 201].map((count) => flaw(list({}), entries(count)))).toEqual([undefined, 'tooLong']);
  expect(problemOf(list({}), ['a', 'abcd', 7], ['outer'])).toEqual({
    ...{ path: ['outer', 1], flaw: 'tooLong', details: { max: 3 } },
  });
  for (const each of [text, { kind: 'guid' }] satisfies SettingType[])
    expect(problemOf({ kind: 'list', of: each }, [''])).toEqual({
      ...{ path: [0], flaw: 'required', details: {} },
    });
});

it('fields are known, those that are required are filled, and each of them is right', () => {
  const type: SettingType = {
    ...{ kind: 'fields', fields: { name: text, note: text }, required: ['name'] },
  };
  expect(problemOf(type, { name: 'a' })).toBeUndefined();
  expect(problemOf(type, { name: 'a', toString: 'a' }, [0])).toEqual({
    ...{ path: [0, 'toString'], flaw: 'unknown', details: {} },
  });
  for (const value of [{}, { name: '' }, { name: undefined }])
    expect(problemOf(type, value, [0])).toEqual({
      ...{ path: [0, 'name'], flaw: 'required', details: {} },
    });
  expect(problemOf(type, { name: 'a', note: 7 }, [0])).toEqual({
    ...{ path: [0, 'note'], flaw: 'type', details: { wanted: 'string' } },
  });
  expect(problemOf({ ...type, required: undefined } as SettingType, {})).toBeUndefined();
});

it('values by names are right, whatever the names', () => {
  const type: SettingType = { kind: 'byName', of: { kind: 'byName', of: text } };
  expect(problemOf(type, { a: { b: 'c' }, d: {} })).toBeUndefined();
  expect(problemOf(type, { a: { b: 'c' }, d: { e: 'abcd' } }, ['x'])?.path).toEqual([
    ...['x', 'd', 'e'],
  ]);
});

it('LANG-06 LANG-14 LANG-15 LANG-20 a language has a locale, a region and perhaps a catalogue', () => {
  const codes = ['DA', 'en_GB', 'en-us', 'nn', 'nn-NO', 'tlh', 'tlh-QO', ''];
  expect(codes.map(localeCodeOf)).toEqual([
    ...['da-dk', 'en-gb', 'en-us', 'nb-no', 'nb-no', undefined, undefined, undefined],
  ]);
  expect(['da-', 'en-gb-us', 'en_GB_US'].map(localeCodeOf)).toEqual(Array(3).fill(undefined));
  expect(['da', 'en-GB', 'no', 'tlh'].map(regionOf)).toEqual(['DK', 'GB', 'NO', undefined]);
  expect(['en-Latn-GB', 'en_Latn', 'sv-FI'].map(regionOf)).toEqual(['GB', 'US', 'FI']);
  expect(
    ['da-DK', 'SV', 'fi_FI', 'en-AU', 'nb', 'nn-NO', 'no', 'de', 'english', ''].map(
      interfaceLanguageOf,
    ),
  ).toEqual([...['da', 'sv', 'fi', 'en', 'nb', 'nb', 'nb', undefined, undefined, undefined]]);
});
