import type { WhyRule } from '#shared/contract/people/targeting';
import { format } from '#shared/rules/values/format';
import { whySentence } from '../../../src/client/audience/whySentence';
import { texts as broadcasts } from '../../../src/client/texts/broadcasts/fi';
import { texts as editing } from '../../../src/client/texts/editing/fi';
import { dateFormat, listFormat } from '../../../src/client/texts/formatters';
import { texts as reading } from '../../../src/client/texts/readingEditor/fi';
import { silentText } from '../../../src/client/texts/silentText';
import { texts as why } from '../../../src/client/texts/why/fi';
import { texts as da } from '../../../src/client/texts/widgets/da';
import { texts as widgets } from '../../../src/client/texts/widgets/fi';
import { texts as nb } from '../../../src/client/texts/widgets/nb';
import { texts as sv } from '../../../src/client/texts/widgets/sv';
import { ok } from '../../../src/server/findings/found';
import { inWords } from '../../../src/server/findings/inWords';
import { say } from '../../../src/server/findings/sentence';

// Finnish inflects words where other languages put prepositions before them: what is filled into a
// sentence stands where its own form is right.
const locale = 'fi-FI';
const noon = new Date(2020, 10, 28, 12);

it.each([
  [{ Rule: 'notArchived', IsMet: true }, 'Sitä näytetään 28. marraskuuta 2020 klo 12.00 asti.'],
  [{ Rule: 'notEnded', IsMet: false }, 'Sitä näytettiin 28. marraskuuta 2020 klo 12.00 asti.'],
  [{ Rule: 'begun', IsMet: true }, 'Sitä on näytetty 28. marraskuuta 2020 klo 12.00 alkaen.'],
  [{ Rule: 'begun', IsMet: false }, 'Sitä näytetään 28. marraskuuta 2020 klo 12.00 alkaen.'],
] as const)('LANG-20 in Finnish it says for how long something is shown: %j', (rule, expected) => {
  const found: WhyRule = { ...rule, TermIds: [], Date: noon.toISOString() };
  expect(
    whySentence(found, { kind: 'broadcastMessage', words: why, locale, names: new Map() }),
  ).toBe(expected);
});

it.each([
  [['Satama'], /^Vain kanavan Satama seuraajat voivat avata/],
  [['Satama', 'Laituri'], /^Vain kanavan Satama tai Laituri seuraajat voivat avata/],
])('LANG-20 in Finnish it says whose followers can open a page of %j', (names, expected) => {
  const channels = listFormat(locale, { type: 'disjunction' }).format(names);
  expect(format(reading.urlLimited, { channels })).toMatch(expected);
});

it('LANG-20 who follows none of its channels learns that any one of them would do', () => {
  const rule: WhyRule = { Rule: 'channel', IsMet: false, TermIds: ['1', '2'], Date: null };
  const names = new Map([
    ['1', 'Satama'],
    ['2', 'Laituri'],
  ]);
  expect(whySentence(rule, { kind: 'page', words: why, locale, names })).toBe(
    'Se on vain niille, jotka seuraavat: Satama tai Laituri.',
  );
});

it('LANG-20 in Finnish an alert names the weekday on which it ends', () => {
  const time = dateFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(noon);
  expect(format(broadcasts.until, { time })).toBe(
    'Päättyy: lauantai 28. marraskuuta 2020 klo 12.00',
  );
});

it.each([
  ['da', da, /^Der kom intet svar \(28\. nov\. 2020.+12\.00\)\.$/],
  ['fi', widgets, /^Vastausta ei saatu \(28\.11\.2020.+12\.00\)\.$/],
  ['nb', nb, /^Det kom ikke noe svar \(28\. nov\. 2020.+12:00\)\.$/],
  ['sv', sv, /^Inget svar kom \(28 nov\. 2020.+12:00\)\.$/],
] as const)(
  'LANG-20 in %s the day of an answer that did not come is named once',
  (language, { errors }, expected) => {
    expect(silentText({ time: noon.toISOString() }, { errors, locale: language })).toMatch(
      expected,
    );
  },
);

it('LANG-20 in Finnish one person is reached as well as several', () => {
  const said = (reached: number) =>
    format(editing.alerts.reach.count, { reached: String(reached), people: '40' });
  expect([1, 12].map(said)).toEqual([
    'Tavoitettavia henkilöitä 1/40',
    'Tavoitettavia henkilöitä 12/40',
  ]);
});

it('LANG-20 in Finnish several hosts of the app package are named in one sentence', () => {
  const [finding] = inWords(
    [ok('a', say('domains.fine', { hosts: ['a.example', 'b.example'] }))],
    'fi',
  );
  expect(finding?.Text).toBe(
    'Kelvolliset toimialueet nimeävät isännät, joista välilehdet ladataan: a.example ja b.example.',
  );
});
