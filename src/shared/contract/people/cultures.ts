import { Type, type Static } from '@sinclair/typebox';
import { defineCalls } from '../call';
import { object } from '../fields';

const languageQuery = object({
  languageCode: Type.String({
    minLength: 2,
    maxLength: 20,
    pattern: '^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$',
  }),
});
const regionQuery = object({ regionCode: Type.String({ pattern: '^[A-Za-z]{2}$' }) });

export const Culture = object({
  /** Full locale code, e.g. `da-dk`. */
  Name: Type.String(),
  DisplayName: Type.String(),
  /** In the language itself. */
  NativeName: Type.String(),
  TwoLetterISOLanguageName: Type.String(),
});
export type Culture = Static<typeof Culture>;

/** LANG-18. */
export const TimeZone = object({
  IANAName: Type.String(),
  DisplayName: Type.String(),
  StandardName: Type.String(),
});
export type TimeZone = Static<typeof TimeZone>;

export const cultures = defineCalls({
  'GET /culture': {
    summary: 'The culture of a language.',
    access: 'signedIn',
    query: languageQuery,
    answer: Culture,
    problems: ['notFound'],
  },
  'GET /culture/region': {
    summary: 'The region of a language, e.g. `DK`.',
    access: 'signedIn',
    query: languageQuery,
    answer: 'text',
    problems: ['notFound'],
  },
  'GET /datetime/zones': {
    summary: 'The time zones of a region.',
    access: 'signedIn',
    query: regionQuery,
    answer: Type.Array(TimeZone),
  },
});
