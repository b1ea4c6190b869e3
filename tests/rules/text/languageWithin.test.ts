import { languageWithin } from '../../../src/client/texts/languageWithin';

it.each([
  ['Engelska', 'sv-SE', 'engelska'],
  ['Norsk bokmål', 'nb-NO', 'norsk bokmål'],
  ['Ruotsi', 'fi', 'ruotsi'],
  ['Swedish', 'en-GB', 'Swedish'],
  ['EN', 'da-DK', 'EN'],
  ['', 'da-DK', ''],
])('within a sentence the language "%s" is written in %s as "%s"', (name, locale, expected) => {
  expect(languageWithin(name, locale)).toBe(expected);
});
