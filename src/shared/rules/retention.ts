import type { FeatureSettings } from './settings/settings';

/** Ten years. */
export const maxDaysKept = 3_650;

/** How many of a kind are counted at most, for who wants to know what a run would remove. */
export const maxCounted = 10_000;

/** The kinds of things that are removed when they were kept long enough, in the order of a run. */
export const retentionKinds = ['events', 'notifications', 'audits', 'people', 'images'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** The setting that says for how many days something is kept; 0: for ever. */
export const retentionSettings = {
  events: 'analyticsRetentionDays',
  notifications: 'notificationDays',
  audits: 'auditDays',
  people: 'leftPeopleDays',
  images: 'unusedPictureDays',
} as const satisfies Record<RetentionKind, keyof FeatureSettings>;

/** The last moment at which the daily run was due. `time`: as 03:30, in UTC. */
export function lastDue(time: string, now: Date): Date {
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T${time}:00Z`);
  return new Date(today <= now.getTime() ? today : today - 24 * 3_600_000);
}

/** Who wrote something and was erased since: nobody can be found by it. */
const erasedPrefix = 'erased-';

export function pseudonymOf(guid: string): string {
  return `${erasedPrefix}${guid}`;
}

export function isErased(upn: string): boolean {
  return upn.startsWith(erasedPrefix);
}
