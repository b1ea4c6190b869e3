import { Type, type Static } from '@sinclair/typebox';
import { object } from '#shared/contract/fields';
import { certain } from '#shared/rules/values/certain';
import { content } from './content';
import { idOf } from './random';
import type { Language } from './person';

export type Labels = Record<Language, string>;

/** A term of the channel tree, or a language. */
export interface CompanyTerm {
  id: string;
  key: string;
  name: string;
  labels: Labels;
  /** Groups of terms (e.g. "Locations") cannot be followed themselves. */
  isAvailableForTagging: boolean;
  children: CompanyTerm[];
}

/** A term as it is written, with its name in each language. */
const Row = Type.Recursive((row) =>
  object({
    key: Type.String(),
    labels: object({
      da: Type.String(),
      en: Type.String(),
      fi: Type.String(),
      no: Type.String(),
      sv: Type.String(),
    }),
    children: Type.Optional(Type.Array(row)),
  }),
);
type Row = Static<typeof Row>;

const termOf = ({ key, labels, children = [] }: Row): CompanyTerm => ({
  id: idOf('channel', key),
  key,
  name: labels.en,
  labels,
  isAvailableForTagging: !['locations', 'areas', 'topics'].includes(key),
  children: children.map(termOf),
});

/** The channels, as a tree of three roots. */
export const channelTree: readonly CompanyTerm[] = content('channels', Row).map(termOf);

export const languageTerms: readonly CompanyTerm[] = content('languages', Row).map((row) => ({
  ...termOf(row),
  id: idOf('language', row.key),
}));

const flat = (terms: readonly CompanyTerm[]): CompanyTerm[] =>
  terms.flatMap((term) => [term, ...flat(term.children)]);
export const allChannels: readonly CompanyTerm[] = flat(channelTree);

const channelsByKey = new Map(allChannels.map((term) => [term.key, term]));
const languagesByKey = new Map(languageTerms.map((term) => [term.key, term]));

/** The channel with this key; a wrong key is a mistake in the company's data. */
export function channel(key: string): CompanyTerm {
  const found = channelsByKey.get(key);
  if (!found) throw new Error(`There is no channel ${key}.`);
  return found;
}

export function languageTerm(key: Language): CompanyTerm {
  return certain(languagesByKey.get(key));
}
