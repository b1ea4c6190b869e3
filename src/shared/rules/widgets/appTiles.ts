import { TZDate } from '@date-fns/tz';
import { readableOn } from './infoboxes';
import { initials } from '../people/initials';
import { around } from '../values/certain';
import { textHash } from '../values/textHash';
import type { ReaderChoices } from '../targeting/visibility';
import { isOneOf, isRecord, keysOf } from '../values/records';

/** Edge of a tile (APPS-31): medium, and small below 768 pixels (APPS-30). */
export const tileSizes = { Small: '5.5rem', Medium: '6.5rem' } as const;
export type TileSize = keyof typeof tileSizes;

/**
 * Most characters of a description, fewer on a smart link, where it is beside the tile (LINKS-04),
 * and of an introduction; most tiles of one person.
 */
export const tileLimits = {
  description: 255,
  smartLinkDescription: 100,
  introduction: 20_000,
  personalTiles: 100,
} as const;

/** Most characters of the description of a tile or a smart link. */
export function maxDescription(isSmartLink: boolean): number {
  return isSmartLink ? tileLimits.smartLinkDescription : tileLimits.description;
}

/** True with more characters than that, counted as people see them typed: an emoji is one. */
export function isDescriptionTooLong(description: string, isSmartLink: boolean): boolean {
  return [...description].length > maxDescription(isSmartLink);
}

/** Colours that are offered, by the name that `ColorClass` may hold; white is read well on each. */
export const tileColours = {
  blue: '#0f6cbd',
  navy: '#1b3a6b',
  teal: '#03666b',
  green: '#0b6a0b',
  olive: '#5c6300',
  orange: '#b04a00',
  brown: '#7a3e1d',
  red: '#b10e1c',
  magenta: '#a4268c',
  purple: '#5c2e91',
  slate: '#4a5660',
  black: '#242424',
} as const;
export type TileColourName = keyof typeof tileColours;

interface Coloured {
  Title: string;
  ColorHexCode: string | null;
  ColorClass: string | null;
}

/**
 * The colours of a tile and of its mark and text; a tile without a colour has the same one
 * everywhere.
 */
export function tileColour({ Title, ColorHexCode, ColorClass }: Coloured): {
  background: string;
  text: string;
} {
  const named = isOneOf(keysOf(tileColours), ColorClass) ? tileColours[ColorClass] : undefined;
  const offered = Object.values(tileColours);
  const background = ColorHexCode ?? named ?? around(offered, textHash(Title));
  return { background, text: readableOn(background) };
}

/** The mark on a tile: a picture, an icon, or the first letters of its title (APPS-15). */
export type TileMark =
  | { kind: 'picture'; url: string }
  | { kind: 'icon'; name: string }
  | { kind: 'initials'; text: string };

/**
 * @param known names of the icons that there are. Icon classes of other sets, such as `ms-Icon
 *   ms-Icon--Mail` or `fa fa-mail`, mean the icon of the same name.
 */
export function tileMark(
  {
    Title,
    IconClass,
    IconUrl,
  }: { Title: string; IconClass: string | null; IconUrl: string | null },
  known: ReadonlySet<string>,
): TileMark {
  if (IconUrl) return { kind: 'picture', url: IconUrl };
  const name = IconClass?.trim()
    .split(/\s+/)
    .at(-1)
    ?.replace(/^(ms-Icon--|fa-|icon-)/i, '')
    .toLowerCase();
  if (name && known.has(name)) return { kind: 'icon', name };
  return { kind: 'initials', text: initials(Title).toUpperCase() };
}

interface Scheduled {
  Start: string | null;
  End: string | null;
  IsRecurring: boolean;
  /** ISO weekdays, Monday=1 to Sunday=7; none: every day. */
  RecurrenceDays: readonly number[];
  /** Time of day `HH:mm` in the organisation's zone; `null`: from midnight. */
  RecurrenceFrom: string | null;
  /** `null`: until midnight. An end that is not after the start is on the next day. */
  RecurrenceTo: string | null;
}

/** Whether the moment lies in the hours of a recurring smart link (LINKS-18). */
export function isWithinTimeSpan(
  { IsRecurring, RecurrenceDays, RecurrenceFrom, RecurrenceTo }: Scheduled,
  now: Date,
  timeZone: string,
): boolean {
  if (!IsRecurring) return true;
  const local = new TZDate(now.getTime(), timeZone);
  const minutes = local.getHours() * 60 + local.getMinutes();
  const today = local.getDay() || 7;
  const isDay = (day: number) => RecurrenceDays.length === 0 || RecurrenceDays.includes(day);
  const [from, to] = [minutesOf(RecurrenceFrom), minutesOf(RecurrenceTo)];
  if (from < to) return isDay(today) && minutes >= from && minutes < to;
  return (isDay(today) && minutes >= from) || (isDay(today === 1 ? 7 : today - 1) && minutes < to);
}

function minutesOf(time: string | null): number {
  const [hours = 0, minutes = 0] = time?.split(':').map(Number) ?? [];
  return hours * 60 + minutes;
}

/**
 * A smart link is seen after its start, before its end, and, when it recurs, only within its hours
 * (LINKS-07, LINKS-08).
 */
export function isSmartLinkVisible(
  link: Pick<Scheduled, 'Start' | 'End' | 'IsRecurring'> & { IsWithinTimeSpan: boolean },
  now: Date,
): boolean {
  if (link.Start !== null && new Date(link.Start) > now) return false;
  if (link.End !== null && new Date(link.End) <= now) return false;
  return !link.IsRecurring || link.IsWithinTimeSpan;
}

/**
 * When it can next be otherwise whether a link is seen: at its start, at its end, or, when it
 * recurs, where hours begin or end. Nothing for a link that stays.
 */
export function nextTurn(
  { Start, End, IsRecurring, RecurrenceFrom, RecurrenceTo }: Scheduled,
  now: Date,
  timeZone: string,
): Date | undefined {
  const local = new TZDate(now.getTime(), timeZone);
  const hours = IsRecurring ? [minutesOf(RecurrenceFrom), minutesOf(RecurrenceTo)] : [];
  const turns = [0, 1].flatMap((later) =>
    hours.map((minutes) =>
      new TZDate(
        local.getFullYear(),
        local.getMonth(),
        local.getDate() + later,
        0,
        minutes,
        timeZone,
      ).getTime(),
    ),
  );
  const moments = [Start, End].flatMap((moment) => (moment ? [Date.parse(moment)] : []));
  const next = Math.min(...[...turns, ...moments].filter((moment) => moment > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : undefined;
}

interface Targeted {
  ChannelTermAppTiles: readonly { ChannelTermId: string }[];
  LanguageTermAppTiles: readonly { LanguageTermId: string }[];
}

/**
 * For everybody or for a channel that the reader follows, and in one of the reader's languages; an
 * app without a language is for all of them.
 */
export function isTileFor(
  { ChannelTermAppTiles, LanguageTermAppTiles }: Targeted,
  { channels, languages }: Pick<ReaderChoices, 'channels' | 'languages'>,
): boolean {
  const isForChannels =
    ChannelTermAppTiles.length === 0 ||
    ChannelTermAppTiles.some(({ ChannelTermId }) => channels.has(ChannelTermId));
  if (!isForChannels || !languages || LanguageTermAppTiles.length === 0) return isForChannels;
  return LanguageTermAppTiles.some(({ LanguageTermId }) => languages.has(LanguageTermId));
}

/** A service of the person's licences, as Graph answers in `assignedPlans`. */
export interface AssignedPlan {
  service?: string | null;
  capabilityStatus?: string | null;
}

/** APPS-27, APPS-28. */
function isTileLicensed(
  { O365ServiceName }: { O365ServiceName: string | null },
  plans: readonly AssignedPlan[],
): boolean {
  if (!O365ServiceName) return true;
  const wanted = O365ServiceName.toLowerCase();
  return plans.some(
    ({ service, capabilityStatus }) =>
      service?.toLowerCase() === wanted && capabilityStatus === 'Enabled',
  );
}

/**
 * Tiles of services that the person lacks are left out; with `all` they stay, and each says whether
 * the person has its service (APPS-29).
 */
export function licensedTiles<T extends { O365ServiceName: string | null }>(
  tiles: readonly T[],
  plans: readonly AssignedPlan[],
  { all = false } = {},
): (T & { UserIsLicensed: boolean })[] {
  const marked = tiles.map((tile) => ({ ...tile, UserIsLicensed: isTileLicensed(tile, plans) }));
  return all ? marked : marked.filter(({ UserIsLicensed }) => UserIsLicensed);
}

/** Until ShowAsNewUntilThisDate and not after it (LINKS-06). */
export function isShownAsNew(
  { ShowAsNewUntilThisDate }: { ShowAsNewUntilThisDate: string | null },
  now: Date,
): boolean {
  return ShowAsNewUntilThisDate !== null && new Date(ShowAsNewUntilThisDate) >= now;
}

/**
 * The counts of an answer of a tile's endpoint that the portal understands; 0 for none and for
 * everything else (APPS-47, APPS-48).
 */
export function unreadCount(answer: unknown): number {
  if (Array.isArray(answer)) {
    const counts = answer.map(yammerCount);
    return counts.some((count) => count !== undefined)
      ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
      : answer.length;
  }
  if (!isRecord(answer)) return 0;
  const { unreadItemCount, '@odata.count': count, value } = answer;
  for (const found of [unreadItemCount, count, yammerCount(answer)])
    if (typeof found === 'number' && Number.isFinite(found)) return Math.max(0, Math.trunc(found));
  return Array.isArray(value) ? value.length : 0;
}

function yammerCount(answer: unknown): number | undefined {
  if (!isRecord(answer)) return undefined;
  const { unseen_notification_count: notifications, unseen_message_count: messages } = answer;
  if (typeof notifications !== 'number' && typeof messages !== 'number') return undefined;
  return (Number(notifications) || 0) + (Number(messages) || 0);
}
