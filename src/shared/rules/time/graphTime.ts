import { TZDate } from '@date-fns/tz';
import { localDay } from './localDays';
import { ianaZone } from './windowsZones';

/** A date and time of Graph: local to its zone, which has a Windows or an IANA name. */
export interface GraphTime {
  dateTime?: string | null;
  timeZone?: string | null;
}

const shape = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?)?[.\d]*(Z|[+-]\d\d:\d\d)?$/;

/** The moment that is meant; nothing where none is told. */
export function momentOf(time: GraphTime | null | undefined): Date | undefined {
  const [, date, clock = '00:00', seconds = ':00', offset] = shape.exec(time?.dateTime ?? '') ?? [];
  if (date === undefined) return undefined;
  if (offset) return new Date(`${date}T${clock}${seconds}${offset}`);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const zone = ianaZone(time?.timeZone) ?? 'UTC';
  const local = new TZDate(year, month - 1, day, hours, minutes, Number(seconds.slice(1)), zone);
  return new Date(local.getTime());
}

/**
 * The day that is meant, such as `2026-11-23`: a midnight is a date as it is written, wherever the
 * person is; any other moment belongs to a day of the device.
 */
export function dayOf(time: GraphTime | null | undefined): string | undefined {
  const text = time?.dateTime ?? '';
  if (isDate(text)) return text.slice(0, 10);
  const moment = momentOf(time);
  return moment && localDay(moment);
}

/** True of a date, and of a midnight that stands for one. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(T00:00(:00(\.0*)?)?(Z|[+-]00:00)?)?$/.test(text);
}
