import { emptyNewsItem, type NewsItem } from '#shared/rules/news/news';
import { isUnread, marked, pageKey } from '#shared/rules/news/readMarks';

const now = Date.parse('2026-11-23T12:00:00Z');
const item = (more: Partial<NewsItem> = {}): NewsItem => ({
  ...emptyNewsItem,
  Key: pageKey(7),
  PublishedDate: '2026-11-20T12:00:00Z',
  ...more,
});
const none = new Set<string>();

it('unread are pages of the portal of the last two weeks that were not opened', () => {
  expect(isUnread(item(), none, now)).toBe(true);
  expect(isUnread(item(), new Set([pageKey(7)]), now)).toBe(false);
  expect(isUnread(item({ PublishedDate: '2026-11-09T12:00:01Z' }), none, now)).toBe(true);
  expect(isUnread(item({ PublishedDate: '2026-11-09T12:00:00Z' }), none, now)).toBe(false);
  expect(isUnread(item({ PublishedDate: null }), none, now)).toBe(false);
  expect(isUnread(item({ IsSharePointNews: true }), none, now)).toBe(false);
});

it('what was read before the visit began is not new any more, though an update is', () => {
  const read = new Set([pageKey(7)]);
  const badge = (more: Partial<NewsItem>, known: ReadonlySet<string>) =>
    marked(item({ ShowNewOrModifiedBadge: true, ...more }), { read, known, now })
      .ShowNewOrModifiedBadge;
  expect(badge({}, read)).toBe(false);
  expect(badge({}, none)).toBe(true);
  expect(badge({ IsUpdate: true }, read)).toBe(true);
});

it('an item whose mark stays is the same object, so that its card is not drawn again', () => {
  const before = item();
  const read = new Set([before.Key]);
  expect(marked(before, { read, known: none, now })).toBe(before);
  expect(marked(before, { read, known: read, now })).toBe(before);
});

it('an item takes its mark as it is known to be new, and loses it as it is read', () => {
  const unread = marked(item(), { read: none, known: none, now });
  expect(unread).toEqual(item({ IsUnread: true }));
  expect(marked(unread, { read: new Set([unread.Key]), known: none, now })).toEqual(item());
});
