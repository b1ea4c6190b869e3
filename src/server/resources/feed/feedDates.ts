/** Zones that feeds of Europe write, which no standard for their dates allows. */
const zones: Readonly<Record<string, string>> = {
  WET: '+0000',
  WEST: '+0100',
  BST: '+0100',
  CET: '+0100',
  MET: '+0100',
  CEST: '+0200',
  MEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
};

/** A moment as ISO 8601, from any date that feeds write; without a zone it counts in UTC. */
export function isoDate(text: string): string | null {
  const zoned = text.trim().replace(/\b[A-Z]{3,4}$/, (name) => zones[name] ?? name);
  const moment = Date.parse(inUtc(zoned));
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

/** Without a zone it would count as the server's own time. */
function inUtc(text: string): string {
  const [iso, day, time] = /^(\d{4}-\d\d-\d\d)[ T]([\d:.]+)$/.exec(text) ?? [];
  if (iso) return `${day}T${time}Z`;
  const isTimeLast = /\d:\d\d(?::\d\d)?(?:\.\d+)?(?:\s*[ap]m)?$/i.test(text);
  const isDay = !text.includes(':') && !/^\d{4}(?:-\d\d){0,2}$/.test(text);
  return isTimeLast || isDay ? `${text} UTC` : text;
}
