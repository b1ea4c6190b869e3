import { numberOfTyped, typedOfNumber } from '../../../src/client/texts/typedNumber';

const none = Number.NaN;

it.each([
  // The decimal sign of the language.
  ['1.5', 'en-GB', 1.5],
  ['1.200', 'en-GB', 1.2],
  ['1,200', 'da-DK', 1.2],
  ['1,200', 'en-SE', 1.2],
  // The other sign before three digits stands between thousands.
  ['1,200', 'en-GB', 1200],
  ['1.200', 'da-DK', 1200],
  ['1.200', 'fi', 1200],
  ['-1,200', 'en-US', -1200],
  // Elsewhere it can only be a decimal sign.
  ['18,5', 'en-GB', 18.5],
  ['18.5', 'nb', 18.5],
  ['0,125', 'en-GB', 0.125],
  ['1234,567', 'en-GB', 1234.567],
  [',5', 'en-GB', 0.5],
  // Several signs tell by themselves, whatever the language.
  ['1,200,000', 'en-GB', 1_200_000],
  ['1,200,000', 'da-DK', 1_200_000],
  ['1.200.000', 'en-GB', 1_200_000],
  ['1,200.5', 'da-DK', 1200.5],
  ['1.200,5', 'en-GB', 1200.5],
  ['1.200.000,25', 'sv', 1_200_000.25],
  ['1 200 000', 'en-GB', 1_200_000],
  ['1\u00a0200,500', 'en-GB', 1200.5],
  ['1\u202f200,5', 'fi', 1200.5],
  ["1'200.5", 'en-GB', 1200.5],
  ['1’200', 'da-DK', 1200],
  [' 12 ', 'en-GB', 12],
  ['12.', 'en-GB', 12],
  ['\u22125', 'sv', -5],
  ['1e13', 'en-GB', 1e13],
  ['1,5e-7', 'da-DK', 1.5e-7],
  // These cannot be told.
  ['1,20,000', 'en-GB', none],
  ['1.2.3', 'en-GB', none],
  ['1,2.3,4', 'en-GB', none],
  ['12,00.5', 'en-GB', none],
  ['1 20', 'en-GB', none],
  ['1 200,000.5', 'en-GB', none],
  ['abc', 'en-GB', none],
  ['', 'en-GB', none],
  ['.', 'en-GB', none],
  ['Infinity', 'en-GB', none],
])('"%s" in %s is the number %p', (text, locale, expected) => {
  expect(numberOfTyped(text, locale)).toBe(expected);
});

it.each(['en-GB', 'en-SE', 'da-DK', 'nb', 'sv-SE', 'fi-FI'])(
  'what is shown to be changed in %s is read as the same number',
  (locale) => {
    for (const value of [0, 1.2, 1.234, 0.125, 1200, 1234.567, 1.5e-7, 1e12])
      expect(numberOfTyped(typedOfNumber(value, locale), locale)).toBe(value);
  },
);
