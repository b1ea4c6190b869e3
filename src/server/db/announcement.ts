import { randomUUID } from 'node:crypto';
import type { Role } from '#shared/rules/people/roles';
import type { ComponentId, ContentChange } from '#shared/realtime';

/**
 * Whom a change concerns: these people, those with one of these roles, or the readers of these
 * channels and of this language with those who manage the content.
 */
export type Audience =
  /** Object ids in the tenant, lower case. */
  | { people: readonly string[] }
  /** Who holds one of these. */
  | { roles: readonly Role[] }
  /**
   * Without channels: everybody. `LanguageTermId` left out: whatever people read; `null`: content
   * without a language.
   */
  | {
      ChannelTermIds: readonly string[];
      LanguageTermId?: string | null;
      /** For those who do not read the language; its readers have an announcement of their own. */
      isForOtherLanguages?: true;
      /** Who holds one of these hears of it too, whatever they read. */
      Managers?: readonly Role[];
    };

/** A change of content that open pages are told of, on every server of this database. */
export interface Announcement {
  ComponentId: ComponentId;
  Data: ContentChange;
  /** True where it is something new to see. */
  ShowBadge?: boolean;
  /** Left out: everybody. */
  audience?: Audience;
}

/** An announcement as it travels between servers. */
export interface SentAnnouncement extends Announcement {
  /** Of the server that made the change. */
  origin: string;
  /** Each is heard by NOTIFY and found in the table; it is told once. */
  id?: string;
}

/** Milliseconds: for so long it can be found out what was announced. */
export const announcementMemory = 12 * 3_600_000;

/** Name of the PostgreSQL channel by which announcements travel. */
export const announcementChannel = 'portal_announcements';

/**
 * Ids in one notification: PostgreSQL takes payloads of less than 8,000 bytes, and an id takes 39.
 */
const idsInPart = 150;

/**
 * The payloads that carry an announcement. A long audience is split; who belongs to several parts
 * is told more than once.
 */
export function payloadsOf(announcement: Announcement, origin: string): string[] {
  const { audience, ...content } = announcement;
  return audienceParts(audience).map((part) =>
    JSON.stringify({
      ...content,
      audience: part,
      origin,
      id: randomUUID(),
    } satisfies SentAnnouncement),
  );
}

function audienceParts(audience: Audience | undefined): (Audience | undefined)[] {
  if (!audience || 'roles' in audience) return [audience];
  if ('people' in audience) return parts(audience.people).map((people) => ({ people }));
  return parts(audience.ChannelTermIds).map((ChannelTermIds) => ({ ...audience, ChannelTermIds }));
}

/** At least one part: no channels means everybody. */
function parts(ids: readonly string[]): (readonly string[])[] {
  if (ids.length <= idsInPart) return [ids];
  return Array.from({ length: Math.ceil(ids.length / idsInPart) }, (_, index) =>
    ids.slice(index * idsInPart, (index + 1) * idsInPart),
  );
}
