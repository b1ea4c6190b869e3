const windowsZones: Record<string, string> = {
  'romance standard time': 'Europe/Copenhagen',
  'w. europe standard time': 'Europe/Berlin',
  'central europe standard time': 'Europe/Budapest',
  'fle standard time': 'Europe/Helsinki',
  'greenwich standard time': 'Atlantic/Reykjavik',
  'gmt standard time': 'Europe/London',
};

/**
 * A moment as Outlook writes it in a zone (Windows or IANA name): local time with seven decimals
 * and no offset. An unknown zone counts as UTC.
 */
export function zonedText(date: Date, zone: string): string {
  const name = windowsZones[zone.toLowerCase()] ?? zone;
  const parts = Object.fromEntries(
    formatFor(name)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.0000000`;
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  }
}
