import type { ImportedTerm } from '#shared/contract/pages/terms';
import {
  isTermTree,
  maxLevels,
  planTermImport,
  type KnownTerm,
} from '#shared/rules/targeting/termImport';

const imported = (Guid: string, fields: Partial<ImportedTerm> = {}): ImportedTerm => ({
  ...{ Guid, ParentTermGuid: null, Labels: [{ Language: 'en-US', Name: Guid }] },
  ...{ LocalCustomProperties: {}, ...fields },
});
const known = (Guid: string, fields: Partial<KnownTerm> = {}): KnownTerm => ({
  ...imported(Guid),
  ...{ InternalName: Guid, ...fields },
});
const label = (Language: string, Name: string) => ({ Language, Name });
const below = (Guid: string, ParentTermGuid: string | null) => imported(Guid, { ParentTermGuid });
const guids = (terms: readonly { Guid: string }[]) => terms.map(({ Guid }) => Guid);
/** The ids of each kind of change. */
const planned = (before: KnownTerm[], terms: ImportedTerm[]) => {
  const { added, renamed, moved, changed, missing, unchanged } = planTermImport(before, terms);
  const after = [renamed, moved, changed].map((all) => all.map((each) => each.after.Guid));
  return [guids(added), ...after, guids(missing), unchanged];
};

it('CHANNELS-31 terms are added, renamed, moved, changed or missing, by their ids', () => {
  const before = ['a', 'b', 'c', 'd', 'e'].map((id) => known(id));
  expect(
    planned(before, [
      imported('a'),
      imported('b', { Labels: [label('en', 'Quay')] }),
      below('c', 'a'),
      imported('d', { LocalCustomProperties: { x: '1' } }),
      imported('f'),
    ]),
  ).toEqual([['f'], ['b'], ['c'], ['d'], ['e'], 1]);
  const all = { ...below('b', 'a'), Labels: [label('en', 'Quay')] };
  expect(planned(before, [{ ...all, LocalCustomProperties: { x: '1' } }])).toEqual([
    ...[[], ['b'], ['b'], ['b'], ['a', 'c', 'd', 'e'], 0],
  ]);
});

it('CHANNELS-31 names in languages and properties that only the portal has are kept', () => {
  const before = known('a', {
    Labels: [label('en-us', 'Quay'), label('nb-no', 'Kai')],
    LocalCustomProperties: { x: '1', y: '2' },
  });
  const { renamed, changed } = planTermImport(
    [before],
    [
      imported('a', {
        Labels: [label('da', 'Kaj'), label('nn', 'Kaia'), label('en', ' Pier ')],
        LocalCustomProperties: { y: '3', z: '4' },
      }),
    ],
  );
  expect(renamed).toEqual(changed);
  expect(renamed[0]).toEqual({
    before,
    after: {
      ...{ Guid: 'a', ParentTermGuid: null, InternalName: 'Pier' },
      Labels: [label('da', 'Kaj'), label('nn', 'Kaia'), label('en', ' Pier ')],
      LocalCustomProperties: { x: '1', y: '3', z: '4' },
    },
  });
  const kept = planTermImport([before], [imported('a', { Labels: [label('en', 'Pier')] })]);
  expect(kept.renamed[0]?.after.Labels).toEqual([label('en', 'Pier'), label('nb-no', 'Kai')]);
  expect(kept.changed).toEqual([]);
});

it('labels that say the same in another order or for another region change nothing', () => {
  const labels = [label('en-us', 'Quay'), label('da-dk', 'Kaj'), label('da-dk', 'Bolværk')];
  const before = known('a', { InternalName: 'Quay', Labels: labels });
  const given = (...Labels: ReturnType<typeof label>[]) =>
    planned([before], [imported('a', { Labels })]);
  const same = [[], [], [], [], [], 1];
  const renamed = [[], ['a'], [], [], [], 0];
  expect(given(label('da', 'Kaj'), label('da', 'Bolværk'), label('en', 'Quay'))).toEqual(same);
  expect(given(label('en', 'Quay'))).toEqual(same);
  expect(given(label('da', 'Bolværk'), label('da', 'Kaj'), label('en', 'Quay'))).toEqual(renamed);
  expect(given(label('da', 'Kaj'), label('en', 'Quay'))).toEqual(renamed);
  expect(given(...labels, label('sv', 'Kaj'))).toEqual(renamed);
  expect(
    planned([{ ...before, InternalName: 'Pier' }], [imported('a', { Labels: labels })]),
  ).toEqual(renamed);
});

it('a term that comes new is named in English, else by its first name, below what it lies below', () => {
  const { added } = planTermImport(
    [known('old')],
    [
      below('leaf', 'twig'),
      below('twig', 'root'),
      { ...below('side', 'old'), Labels: [label('da', ' Kaj '), label('sv', 'Kaj 2')] },
      { ...below('root', null), Labels: [label('da', 'Kaj'), label('en-GB', 'Quay')] },
    ],
  );
  expect(added.map(({ Guid, InternalName }) => [Guid, InternalName])).toEqual([
    ...[
      ['side', 'Kaj'],
      ['root', 'Quay'],
      ['twig', 'twig'],
      ['leaf', 'leaf'],
    ],
  ]);
});

it('CHANNELS-31 a term set is a tree of at most seven levels in which each term is there once', () => {
  const chain = (length: number) =>
    Array.from({ length }, (_, at) => below(`t${at}`, at === 0 ? null : `t${at - 1}`));
  expect(maxLevels).toBe(7);
  expect(isTermTree(chain(7))).toBe(true);
  expect(isTermTree(chain(7).reverse())).toBe(true);
  expect(isTermTree([...chain(2), below('x', 't0'), below('y', null)])).toBe(true);
  for (const terms of [
    chain(8),
    [...chain(2), ...chain(1)],
    [...chain(2), below('t1', 't0')],
    [below('a', 'nowhere')],
    [below('a', 'a')],
    [below('a', 'b'), below('b', 'a')],
  ])
    expect(isTermTree(terms)).toBe(false);
});
