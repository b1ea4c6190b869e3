import type { Term } from '#shared/contract/pages/terms';
import {
  canClearAll,
  choiceChanges,
  chosenBelow,
  countChosen,
  isTaken,
  lockOf,
  markOf,
  offersOne,
  withOneBelow,
  withTerm,
  withoutAll,
  withoutTerm,
} from '#shared/rules/targeting/termChoice';

const term = (Guid: string, fields: Partial<Term> = {}): Term => ({
  Guid,
  Name: Guid,
  InternalName: Guid,
  Labels: [],
  TermCount: 0,
  LastModified: '2026-01-01T00:00:00Z',
  Url: null,
  FriendlyUrl: null,
  IsRoot: false,
  IsAvailableForTagging: true,
  IsDeprecated: false,
  ParentTermGuid: null,
  Selected: false,
  DisableSelection: false,
  SortOrder: 0,
  LocalCustomProperties: {},
  Terms: [],
  ...fields,
});
const set = (...ids: string[]) => new Set(ids);
const norway = term('norway', {
  Terms: [
    term('oslo', { Terms: [term('harbour')] }),
    term('narvik', { IsDeprecated: true }),
    term('tromso', { IsAvailableForTagging: false }),
    term('bergen'),
  ],
});
const places = term('places', { IsAvailableForTagging: false, Terms: [norway] });

it('CHANNELS-06 a parent brings every channel below it that can be chosen, at any depth', () => {
  expect(withTerm(set('safety'), norway)).toEqual(
    set('safety', 'norway', 'oslo', 'harbour', 'bergen'),
  );
});

it('CHANNELS-07 without a parent go the channels below it that can be changed; locked and deprecated ones stay', () => {
  const tree = { ...norway, Terms: [...norway.Terms, term('alta', { DisableSelection: true })] };
  expect(withoutTerm(set('norway', 'oslo', 'harbour', 'narvik', 'alta', 'safety'), tree)).toEqual(
    set('narvik', 'alta', 'safety'),
  );
});

it('CHANNELS-08 deprecated, unavailable and directory channels cannot be changed, each for its reason', () => {
  expect([norway, ...norway.Terms].map(lockOf)).toEqual([
    undefined,
    undefined,
    'deprecated',
    'unavailable',
    undefined,
  ]);
  expect(lockOf(places)).toBe('group');
  expect(lockOf(term('x', { DisableSelection: true, IsDeprecated: true }))).toBe('directory');
});

it('a channel is marked when it is followed itself, and mixed when only channels below it are', () => {
  expect(markOf(norway, set())).toBe(false);
  expect(markOf(norway, set('harbour'))).toBe('mixed');
  expect(markOf(norway, set('norway'))).toBe(true);
  expect(markOf(places, set('norway', 'oslo'))).toBe('mixed');
  expect(markOf(norway, set('oslo', 'harbour', 'bergen'))).toBe('mixed');
  expect(markOf(places, set('norway', 'oslo', 'harbour', 'bergen'))).toBe(true);
});

describe('CHANNELS-10 where only one of the channels below may be chosen', () => {
  const shift = term('shift', {
    LocalCustomProperties: { 'Use radio buttons': 'True' },
    Terms: [term('day', { Terms: [term('morning')] }), term('night')],
  });

  it('the property of the channel says so', () => {
    expect([
      offersOne(shift),
      offersOne(norway),
      offersOne(term('empty', { LocalCustomProperties: { useRadioButtons: 'true' } })),
    ]).toEqual([true, false, false]);
    expect(offersOne({ ...shift, LocalCustomProperties: { useRadioButtons: 'false' } })).toBe(
      false,
    );
  });

  it('one takes the place of the other, or of none', () => {
    expect(withOneBelow(set('safety', 'day', 'morning'), shift, 'night')).toEqual(
      set('safety', 'night'),
    );
    expect(withOneBelow(set('night'), shift, 'day')).toEqual(set('day', 'morning'));
    expect(withOneBelow(set('safety', 'night'), shift, undefined)).toEqual(set('safety'));
    const again = { ...shift, Terms: [{ ...shift, Guid: 'inner' }, term('night')] };
    expect(withOneBelow(set('inner', 'day', 'night'), again, 'inner')).toEqual(set('inner', 'day'));
  });

  it('a channel that is no longer offered is left for another, and one that the directory has set is not', () => {
    const closed = { ...shift, Terms: [...shift.Terms, term('evening', { IsDeprecated: true })] };
    expect(withOneBelow(set('evening'), closed, 'night')).toEqual(set('night'));
    expect(withOneBelow(set('evening', 'night'), closed, undefined)).toEqual(set());
    expect(isTaken(set('evening'), [closed], 'night')).toBe(false);
    const fixed = { ...shift, Terms: [...shift.Terms, term('dawn', { DisableSelection: true })] };
    expect(withOneBelow(set('dawn'), fixed, undefined)).toEqual(set('dawn'));
    expect(isTaken(set('night', 'dawn'), [fixed], 'day')).toBe(true);
    expect(isTaken(set('night', 'dawn'), [fixed], 'dawn')).toBe(false);
  });

  it('of two that are chosen the one that the directory has set counts', () => {
    const fixed = { ...shift, Terms: [...shift.Terms, term('dawn', { DisableSelection: true })] };
    const guids = [set('night', 'dawn'), set('night', 'day'), set('morning')].map(
      (chosen) => chosenBelow(chosen, fixed)?.Guid,
    );
    expect(guids).toEqual(['dawn', 'day', undefined]);
  });

  it('their parent chooses none of them for the person', () => {
    expect(withTerm(set(), shift)).toEqual(set('shift'));
  });
});

it('CHANNELS-05 all can be cleared when more than one is chosen; what the directory has set stays', () => {
  const terms = [norway, ...['staff', 'crew'].map((id) => term(id, { DisableSelection: true }))];
  expect(
    [
      set(),
      set('oslo'),
      set('oslo', 'elsewhere'),
      set('oslo', 'bergen'),
      set('oslo', 'staff'),
      set('staff'),
      set('staff', 'crew'),
    ].map((chosen) => canClearAll(chosen, terms)),
  ).toEqual([false, false, false, true, true, false, false]);
  expect(withoutAll(set('oslo', 'narvik', 'staff', 'elsewhere'), terms)).toEqual(
    set('staff', 'elsewhere'),
  );
  expect(countChosen(set('oslo', 'staff', 'elsewhere'), terms)).toBe(2);
});

it('only what differs is sent', () => {
  expect(choiceChanges(set('a', 'b'), set('b', 'c'))).toEqual({ added: ['c'], removed: ['a'] });
});
