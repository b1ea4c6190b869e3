import { ianaZone } from '#shared/rules/time/windowsZones';

/**
 * A moment as Outlook writes it in a zone (Windows or IANA name): local time with seven decimals
 * and no offset. An unknown zone counts as UTC.
 */
export function zonedText(date: Date, zone: string): string {
  const parts = Object.fromEntries(
    formatFor(ianaZone(zone) ?? 'UTC')
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.0000000`;
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
}
