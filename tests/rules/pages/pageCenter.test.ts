import type { ListedPage } from '#shared/contract/pages/pages';
import { emptyNewsItem } from '#shared/rules/news/news';
import {
  channelCounts,
  inChannels,
  itemOfPage,
  listButton,
  mergedItems,
  pageBadges,
  type CenterItem,
} from '#shared/rules/pages/pageCenter';
import { usualFilters } from '#shared/rules/pages/pageFilters';

const now = new Date('2026-11-22T12:00:00Z');
const second = (more: number) => new Date(now.getTime() + more * 1_000).toISOString();

const page: ListedPage = {
  Id: 7,
  Title: 'New quay',
  Description: 'Text',
  SlugTitle: 'new-quay',
  PageType: 0,
  PublishingDate: '2026-11-01T08:00:00.000Z',
  ArchiveDate: null,
  BannerImageUrl: null,
  BannerImageText: null,
  BannerImageAltText: null,
  IsCommentsEnabled: true,
  IsFeaturedPage: false,
  LanguageTermId: null,
  OwnerUserUpnId: null,
  ModifiedByUserUpnId: 'editor@nordvik.example',
  ModifiedByUser: null,
  ChannelTermPages: [],
  Path: '/pages/content/new-quay-7',
  IsSharePointPage: false,
  SenderTags: [],
  CommentsCount: 0,
  LikesCount: 0,
  Created: '2026-10-30T08:00:00.000Z',
  Modified: '2026-11-01T08:00:00.000Z',
};
const row = (Key: string, more: Partial<CenterItem> = {}): CenterItem => ({
  ...emptyNewsItem,
  Key,
  ...more,
});
const tagged = (Key: string, ...channels: string[]) =>
  row(Key, { Channels: channels.map((ChannelTermId) => ({ ChannelTermId })) });

it('a page of the portal is a row that leads to the page itself', () => {
  expect(itemOfPage(page)).toMatchObject({
    Key: 'page:7',
    Title: 'New quay',
    Path: '/pages/content/new-quay-7',
    page,
  });
});

it('PAGES-017 PAGES-100 a row is featured, a draft, scheduled or archived from that moment on', () => {
  const badges = (changes: Partial<ListedPage>) => pageBadges({ ...page, ...changes }, now);
  expect(badges({})).toEqual([]);
  expect(badges({ IsFeaturedPage: true })).toEqual(['featured']);
  expect(badges({ PublishingDate: null })).toEqual(['draft']);
  expect(badges({ PublishingDate: second(1) })).toEqual(['scheduled']);
  expect(badges({ PublishingDate: second(0) })).toEqual([]);
  expect(badges({ ArchiveDate: second(0) })).toEqual(['archived']);
  expect(badges({ ArchiveDate: second(1) })).toEqual([]);
  expect(badges({ IsFeaturedPage: true, PublishingDate: null, ArchiveDate: second(-1) })).toEqual([
    'featured',
    'draft',
    'archived',
  ]);
});

it('PAGES-013 rows of both sources stand newest first, drafts first and what has no date last', () => {
  const own = [
    row('draft 1', { page }),
    row('draft 2', { page }),
    row('newest', { page, PublishedDate: '2026-11-20T08:00:00Z' }),
    row('same 1', { page, PublishedDate: '2026-11-10T08:00:00Z' }),
    row('same 2', { page, PublishedDate: '2026-11-10T08:00:00Z' }),
  ];
  const others = [
    row('undated'),
    row('middle', { PublishedDate: '2026-11-15T10:00:00+02:00' }),
    row('oldest', { PublishedDate: '2026-10-01T08:00:00Z' }),
  ];
  const keys = (...sources: CenterItem[][]) => mergedItems(...sources).map(({ Key }) => Key);
  const order = [
    ...['draft 1', 'draft 2', 'newest', 'middle', 'same 1', 'same 2', 'oldest', 'undated'],
  ];
  expect(keys(own, others)).toEqual(order);
  expect(keys(others, own)).toEqual(order);
});

it('PAGES-034 rows have any of the chosen channels, or all of them; without a choice everything shows', () => {
  const items = [tagged('both', 'AA', 'bb'), tagged('one', 'aa', 'cc'), tagged('none')];
  const usual = usualFilters('content', { newsNumberOfDaysBack: 30 }, now);
  const shown = (selectedChannels: string[], channelsMatchingOption: 0 | 1) =>
    inChannels(items, { ...usual, selectedChannels, channelsMatchingOption }).map(({ Key }) => Key);
  expect(shown(['aa', 'bb'], 0)).toEqual(['both', 'one']);
  expect(shown(['aa', 'bb'], 1)).toEqual(['both']);
  expect(shown(['dd'], 0)).toEqual([]);
  expect(shown([], 0)).toEqual(['both', 'one', 'none']);
  expect(shown([], 1)).toEqual(['both', 'one', 'none']);
});

it('PAGES-036 the rows of a channel are counted in both sources together', () => {
  const counted = [
    { ChannelTermId: 'aa', Count: 3 },
    { ChannelTermId: 'bb', Count: 1 },
  ];
  const others = [tagged('1', 'AA', 'cc'), tagged('2', 'aa'), tagged('3')];
  expect(Object.fromEntries(channelCounts(counted, others))).toEqual({ aa: 5, bb: 1, cc: 1 });
});

it('PAGES-011 PAGES-012 there is more while more match, and less once all of more than five show', () => {
  expect(listButton(5, 5, 6)).toBe('more');
  expect(listButton(5, 5, 5)).toBe('none');
  expect(listButton(6, 10, 6)).toBe('less');
  expect(listButton(10, 10, 10)).toBe('less');
  expect(listButton(495, 495, 1_000)).toBe('more');
  // Pages beyond it are found by a narrower filter.
  expect(listButton(500, 500, 1_000)).toBe('less');
});
