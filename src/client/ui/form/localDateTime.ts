import { localDay } from '#shared/rules/time/localDays';

/**
 * A moment as `<input type="datetime-local">` has it, in the reader's time zone; empty for none.
 */
export function toLocalDateTime(iso: string | null): string {
  if (iso === null) return '';
  const date = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${localDay(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that is meant by it, ISO 8601; `null` for none. */
export function fromLocalDateTime(value: string): string | null {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
