import type { Culture, cultures, TimeZone } from '#shared/contract/people/cultures';
import { localeCodeOf, regionOf } from '#shared/rules/settings/cultures';
import { itemAt } from '#shared/rules/values/certain';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';

/**
 * The time zones that Node's Intl.Locale has beyond its types: newer versions have the method,
 * older ones the property.
 */
type LocaleWithZones = Intl.Locale & {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
};

const january = new Date(Date.UTC(2026, 0, 15));
const july = new Date(Date.UTC(2026, 6, 15));

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

/** The time zones of a region by its two letters; none for one that does not exist. */
function zonesOf(regionCode: string): TimeZone[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${regionCode}`);
  const names = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return names.map((IANAName) => ({
    IANAName,
    DisplayName: `${city(IANAName)} (${offset(IANAName)})`,
    StandardName: standardName(IANAName),
  }));
}

function city(zone: string): string {
  return itemAt(zone.split('/'), -1).replaceAll('_', ' ');
}

function offset(zone: string): string {
  return namePart(zone, 'longOffset', standardTime(zone)).replace(/^GMT$/, 'GMT+00:00');
}

/** The name of the zone's standard time, such as “Central European Standard Time”. */
function standardName(zone: string): string {
  return namePart(zone, 'long', standardTime(zone));
}

/** A day without daylight saving: in winter, which is in July south of the equator. */
function standardTime(zone: string): Date {
  const isDaylight = /Summer|Daylight/.test(namePart(zone, 'long', january));
  return isDaylight ? july : january;
}

function namePart(zone: string, timeZoneName: 'long' | 'longOffset', at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName }).formatToParts(
    at,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
