import type { Culture, cultures } from '#shared/contract/cultures';
import { localeCodeOf, regionOf } from '#shared/rules/cultures';
import { itemAt } from '#shared/rules/certain';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/problems';
import { zonesOf } from './zones';

export function cultureHandlers(): Handlers<typeof cultures> {
  return {
    'GET /culture': async ({ query }) => cultureOf(query.languageCode),
    'GET /culture/region': async ({ query }) => known(regionOf(query.languageCode)),
    'GET /datetime/zones': async ({ query }) => zonesOf(query.regionCode),
  };
}

function cultureOf(languageCode: string): Culture {
  const Name = known(localeCodeOf(languageCode));
  const named = (locale: string) =>
    new Intl.DisplayNames(locale, { type: 'language' }).of(Name) ?? Name;
  return {
    Name,
    DisplayName: named('en'),
    NativeName: named(Name),
    TwoLetterISOLanguageName: itemAt(Name.split('-'), 0),
  };
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new ProblemError('notFound');
  return value;
}
