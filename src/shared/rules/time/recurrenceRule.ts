import { itemAt, certain } from '../values/certain';
import { isOneOf } from '../values/records';

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type WeekdayOfMonth = 'first' | 'second' | 'third' | 'fourth' | 'last';

/**
 * On which days a series takes place; frequencies count days, weeks, months or years (Spec: widgets
 * §3, EVENTS-28, EVENTS-29).
 */
export type RecurrencePattern =
  | { kind: 'daily'; frequency: number }
  | { kind: 'everyWeekday' }
  | { kind: 'weekly'; frequency: number; weekdays: ReadonlySet<Weekday>; firstDayOfWeek: Weekday }
  | { kind: 'monthly'; frequency: number; day: number }
  | {
      kind: 'monthlyByDay';
      frequency: number;
      which: WeekdayOfMonth;
      weekdays: ReadonlySet<Weekday>;
    }
  /** `month` is 1 to 12. */
  | { kind: 'yearly'; frequency: number; month: number; day: number }
  | {
      kind: 'yearlyByDay';
      frequency: number;
      month: number;
      which: WeekdayOfMonth;
      weekdays: ReadonlySet<Weekday>;
    };

export interface RecurrenceRule {
  pattern: RecurrencePattern;
  /** How many occurrences the series has, counted from its start (EVENTS-37). */
  repeatInstances?: number;
  /** An ISO moment after which no occurrence starts (EVENTS-38). */
  windowEnd?: string;
}

const weekdayFlags = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
const workdays: readonly Weekday[] = [1, 2, 3, 4, 5];
const weekend: readonly Weekday[] = [0, 6];
const everyDay: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const places: readonly WeekdayOfMonth[] = ['first', 'second', 'third', 'fourth', 'last'];

/**
 * Reads SharePoint's RecurrenceData, such as `<recurrence><rule>…<repeat><daily dayFrequency="1"
 * /></repeat>…`. Undefined when the rule is not understood (EVENTS-47). Outlook writes the same
 * text with single quotes; some answers of SharePoint escape it.
 */
export function parseRecurrence(text: string): RecurrenceRule | undefined {
  const data = text.includes('<') ? text : unescaped(text);
  const repeat = /<repeat>\s*<(\w+)([^>]*?)\/?>/i.exec(data);
  if (!repeat) return undefined;
  const pattern = patternOf(
    itemAt(repeat, 1).toLowerCase(),
    attributesOf(itemAt(repeat, 2)),
    firstDayOfWeek(data),
  );
  if (!pattern) return undefined;
  const instances = Number(elementText(data, 'repeatInstances'));
  const windowEnd = elementText(data, 'windowEnd');
  return {
    pattern,
    ...(Number.isInteger(instances) && instances > 0 ? { repeatInstances: instances } : {}),
    ...(windowEnd && !Number.isNaN(Date.parse(windowEnd)) ? { windowEnd } : {}),
  };
}

type Attributes = ReadonlyMap<string, string>;

function patternOf(
  element: string,
  attributes: Attributes,
  weekStart: Weekday,
): RecurrencePattern | undefined {
  switch (element) {
    case 'daily':
      return isSet(attributes, 'weekday')
        ? { kind: 'everyWeekday' }
        : withFrequency(attributes, 'dayfrequency', (frequency) => ({ kind: 'daily', frequency }));
    case 'weekly':
      return withFrequency(attributes, 'weekfrequency', (frequency) =>
        weekly(frequency, attributes, weekStart),
      );
    case 'monthly':
      return withFrequency(attributes, 'monthfrequency', (frequency) =>
        onDay(attributes, (day) => ({ kind: 'monthly', frequency, day })),
      );
    case 'monthlybyday':
      return withFrequency(attributes, 'monthfrequency', (frequency) =>
        byDay(attributes, (which, weekdays) => ({
          kind: 'monthlyByDay',
          frequency,
          which,
          weekdays,
        })),
      );
    case 'yearly':
      return withFrequency(attributes, 'yearfrequency', (frequency) =>
        inMonth(attributes, (month) =>
          onDay(attributes, (day) => ({ kind: 'yearly', frequency, month, day })),
        ),
      );
    case 'yearlybyday':
      return withFrequency(attributes, 'yearfrequency', (frequency) =>
        inMonth(attributes, (month) =>
          byDay(attributes, (which, weekdays) => ({
            kind: 'yearlyByDay',
            frequency,
            month,
            which,
            weekdays,
          })),
        ),
      );
    default:
      return undefined;
  }
}

type Made = RecurrencePattern | undefined;

/** A missing frequency means every one; a senseless one is not understood. */
function withFrequency(
  attributes: Attributes,
  name: string,
  make: (frequency: number) => Made,
): Made {
  return withNumber(attributes.get(name) ?? '1', 999, make);
}

function inMonth(attributes: Attributes, make: (month: number) => Made): Made {
  return withNumber(attributes.get('month'), 12, make);
}

function onDay(attributes: Attributes, make: (day: number) => Made): Made {
  return withNumber(attributes.get('day'), 31, make);
}

function withNumber(text: string | undefined, max: number, make: (value: number) => Made): Made {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= max ? make(value) : undefined;
}

function weekly(frequency: number, attributes: Attributes, weekStart: Weekday): Made {
  const weekdays = flaggedDays(attributes);
  return weekdays.size > 0
    ? { kind: 'weekly', frequency, weekdays, firstDayOfWeek: weekStart }
    : undefined;
}

function byDay(
  attributes: Attributes,
  make: (which: WeekdayOfMonth, weekdays: ReadonlySet<Weekday>) => Made,
): Made {
  const which = attributes.get('weekdayofmonth')?.toLowerCase();
  const weekdays = kindOfDay(attributes);
  return isOneOf(places, which) && weekdays.size > 0 ? make(which, weekdays) : undefined;
}

function kindOfDay(attributes: Attributes): ReadonlySet<Weekday> {
  if (isSet(attributes, 'day')) return new Set(everyDay);
  if (isSet(attributes, 'weekday')) return new Set(workdays);
  if (isSet(attributes, 'weekend_day')) return new Set(weekend);
  return flaggedDays(attributes);
}

function flaggedDays(attributes: Attributes): ReadonlySet<Weekday> {
  return new Set(everyDay.filter((day) => isSet(attributes, certain(weekdayFlags[day]))));
}

function firstDayOfWeek(data: string): Weekday {
  const named = elementText(data, 'firstDayOfWeek')?.toLowerCase();
  return everyDay.find((day) => weekdayFlags[day] === named) ?? 0;
}

function isSet(attributes: Attributes, name: string): boolean {
  return /^(true|1)$/i.test(attributes.get(name) ?? '');
}

function attributesOf(text: string): Attributes {
  return new Map(
    [...text.matchAll(/([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name, double, single]) => [certain(name).toLowerCase(), certain(double ?? single).trim()],
    ),
  );
}

function elementText(data: string, name: string): string | undefined {
  return new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`, 'i').exec(data)?.[1];
}

function unescaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    amp: '&',
  };
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => certain(signs[name]));
}
