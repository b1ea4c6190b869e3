import {
  joinedReasons,
  outcomeOf,
  reasonsOf,
  withholds,
  type Reason,
  type Subject,
} from '#shared/rules/targeting/why';

const now = new Date('2026-11-25T12:00:00Z');
const [before, after] = ['2026-11-25T11:59:59Z', '2026-11-25T12:00:01Z'] as const;
const reader = { channels: new Set(['a', 'b']), languages: new Set(['da']), withoutLanguage: true };
const reasons = (subject: Partial<Subject>, changes: object = {}) =>
  reasonsOf({ ChannelTermIds: [], ...subject }, { ...reader, ...changes }, now);
const reason = (Rule: Reason['Rule'], IsMet: boolean, more: Partial<Reason> = {}): Reason => ({
  ...{ Rule, IsMet, TermIds: [], Date: null, ...more },
});
const everybody = reason('everybody', true);

it('channels speak for those who follow one of them, and against all others', () => {
  expect(reasons({})).toEqual([everybody]);
  expect(reasons({ ChannelTermIds: ['c', 'b'] })).toEqual([
    reason('channel', true, { TermIds: ['b'] }),
  ]);
  expect(reasons({ ChannelTermIds: ['c', 'd'] })).toEqual([
    reason('channel', false, { TermIds: ['c', 'd'] }),
  ]);
});

it('languages count where content is filtered by them, and content without one by the settings', () => {
  const language = (subject: Partial<Subject>, changes?: object) =>
    reasons(subject, changes).slice(1);
  expect(language({})).toEqual([]);
  expect(language({ LanguageTermIds: ['sv'] }, { languages: undefined })).toEqual([
    reason('anyLanguage', true),
  ]);
  expect(language({ LanguageTermIds: ['sv', 'da'] })).toEqual([
    reason('language', true, { TermIds: ['da'] }),
  ]);
  expect(language({ LanguageTermIds: ['sv'] })).toEqual([
    reason('language', false, { TermIds: ['sv'] }),
  ]);
  expect(language({ LanguageTermIds: [] })).toEqual([reason('withoutLanguage', true)]);
  const strict = { withoutLanguage: false };
  expect(language({ LanguageTermIds: [] }, strict)).toEqual([reason('withoutLanguage', false)]);
  expect(language({ LanguageTermIds: [], isInEveryLanguage: true }, strict)).toEqual([
    reason('withoutLanguage', true),
  ]);
});

it('times speak from their moment on, an open bound says nothing, and a draft is not published', () => {
  const times = (subject: Partial<Subject>) => reasons(subject).slice(0, -1);
  expect(times({ PublishingDate: before, ArchiveDate: after })).toEqual([
    reason('published', true, { Date: before }),
    reason('notArchived', true, { Date: after }),
  ]);
  expect(times({ PublishingDate: after, ArchiveDate: before })).toEqual([
    reason('published', false, { Date: after }),
    reason('notArchived', false, { Date: before }),
  ]);
  const same = now.toISOString();
  expect(times({ StartDate: same, EndDate: same })).toEqual([
    reason('begun', true, { Date: same }),
    reason('notEnded', false, { Date: same }),
  ]);
  expect(times({ PublishingDate: null })).toEqual([reason('published', false)]);
  expect(times({ ArchiveDate: null, StartDate: null, EndDate: null })).toEqual([]);
});

it('what is hidden, not taken or not licensed is said where that plays a part', () => {
  const facts = (subject: Partial<Subject>) => reasons(subject).slice(0, -1);
  expect(facts({ isHidden: false, isAdded: true, isLicensed: true })).toEqual([
    ...[reason('notHidden', true), reason('added', true), reason('licensed', true)],
  ]);
  expect(facts({ isHidden: true, isAdded: false, isLicensed: false })).toEqual([
    ...[reason('notHidden', false), reason('added', false), reason('licensed', false)],
  ]);
});

it('of what lies below others each rule is said once, and for everybody only where all of it is', () => {
  const channel = (...TermIds: string[]) => reason('channel', true, { TermIds });
  expect(joinedReasons([[everybody], [everybody]])).toEqual([everybody]);
  expect(joinedReasons([[everybody], [channel('a', 'b')], [channel('b', 'c')]])).toEqual([
    channel('a', 'b', 'c'),
  ]);
  const other = reason('channel', false, { TermIds: ['d'] });
  expect(joinedReasons([[channel('a')], [other]])).toEqual([channel('a'), other]);
  const without = reason('withoutLanguage', true);
  expect(joinedReasons([[without], [everybody]])).toEqual([without, everybody]);
  expect(joinedReasons([[without], [reason('language', true)]])).toEqual([
    reason('language', true),
  ]);
  expect(joinedReasons([])).toEqual([]);
});

it('PAGES-041 a page in another language and an app not taken are unlisted, all else is withheld', () => {
  const [language, hidden] = [reason('language', false), reason('notHidden', false)];
  expect(outcomeOf('page', [everybody])).toBe('shown');
  expect(outcomeOf('page', [])).toBe('shown');
  expect(outcomeOf('page', [everybody, language])).toBe('unlisted');
  expect(outcomeOf('page', [reason('withoutLanguage', false)])).toBe('unlisted');
  expect(outcomeOf('page', [language, reason('channel', false)])).toBe('withheld');
  expect(outcomeOf('appTile', [reason('added', false), hidden])).toBe('unlisted');
  expect(outcomeOf('infobox', [everybody, language])).toBe('withheld');
  expect(outcomeOf('page', [hidden])).toBe('withheld');
  expect([withholds('page', hidden), withholds('page', reason('notHidden', true))]).toEqual([
    ...[true, false],
  ]);
});
