import type { ComponentId, ContentChange } from '#shared/realtime';
import { certain } from '#shared/rules/values/certain';
import { pageEditors } from '#shared/rules/people/roles';
import type { Announcement } from '../../db/announcement';
import type { Announce } from '../../db/changes';
import type { ListedRow } from './rows';

interface PageChange {
  /** Nothing for a new page. */
  before?: ListedRow;
  /** Nothing for a deleted page. */
  after?: ListedRow;
}

/**
 * Tells open pages where a page stood and where it stands now; who saw it in neither place hears
 * nothing.
 */
export function announcePage(announce: Announce, { before, after }: PageChange, now: Date): void {
  const Id = certain(after ?? before).Id;
  const Change = before && after ? 'updated' : after ? 'created' : 'deleted';
  const left = componentsOf(before, now);
  const shown = componentsOf(after, now);
  for (const ComponentId of shown)
    announce({
      ComponentId,
      Data: { Change, Id },
      ...(ComponentId !== 'contentPages' && { ShowBadge: true }),
      audience: audienceOf(certain(after)),
    });
  for (const ComponentId of left) {
    // Whoever reads another language may have the page before them too, by a link.
    if (ComponentId === 'personalNews')
      announce({
        ComponentId: 'newsPages',
        Data: { Change, Id },
        audience: { ...audienceOf(certain(before)), isForOtherLanguages: true },
      });
    if (shown.includes(ComponentId) && isSameAudience(certain(before), certain(after))) continue;
    announce(withdrawal(ComponentId, Change, certain(before)));
  }
}

/** How those who manage pages are told of one. */
export const toPageEditors = {
  ComponentId: 'pages',
  audience: { roles: pageEditors },
} as const satisfies Omit<Announcement, 'Data'>;

/** Tells those who manage pages, whether readers see the page or not. */
export function announceToEditors(announce: Announce, { before, after }: PageChange): void {
  const { Id } = certain(after ?? before);
  const Change = before && after ? 'updated' : after ? 'created' : 'deleted';
  announce({ ...toPageEditors, Data: { Change, Id } });
}

/** For those who saw the page before; it is nothing new to them. */
function withdrawal(
  ComponentId: ComponentId,
  change: ContentChange['Change'],
  before: ListedRow,
): Announcement {
  return { ComponentId, Data: { Change: change, Id: before.Id }, audience: audienceOf(before) };
}

/** The components in which readers find the page at this time. */
function componentsOf(page: ListedRow | undefined, now: Date): ComponentId[] {
  if (!page?.PublishingDate || new Date(page.PublishingDate) > now) return [];
  if (page.ArchiveDate && new Date(page.ArchiveDate) <= now) return [];
  if (page.PageType === 0) return ['contentPages'];
  return page.IsFeaturedPage ? ['featuredNews', 'personalNews'] : ['personalNews'];
}

/** News are chosen by language too; content is found in whatever language it is. */
function audienceOf({ PageType, ChannelTermIds, LanguageTermId }: ListedRow) {
  return PageType === 0 ? { ChannelTermIds } : { ChannelTermIds, LanguageTermId };
}

function isSameAudience(before: ListedRow, after: ListedRow): boolean {
  return JSON.stringify(audienceOf(before)) === JSON.stringify(audienceOf(after));
}
