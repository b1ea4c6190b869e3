import { useMemo, useState } from 'react';
import type { ReadPages } from '#shared/contract/people/readPages';
import type { NewsItem } from '#shared/rules/news/news';
import { marked, pageKey } from '#shared/rules/news/readMarks';
import { apiRead } from '../../data/connection/apiRead';
import { useLast } from '../../data/read/useLast';
import { useRead } from '../../data/read/useRead';
import { readWithWaiting } from '../../data/readPages';
import { presentTime } from '../../platform/presentTime';
import { useTexts } from '../../texts/useTexts';

/** An item that is marked in the same way stays the same, so that it is not drawn again. */
const made = new WeakMap<NewsItem, { read: ReadonlySet<string>; item: NewsItem }>();
const nothing: ReadonlySet<string> = new Set();

/**
 * Marks what the person has yet to open, on whichever device. Until that is known, and where it
 * cannot be, nothing is marked.
 */
export function useReadMarks(): (items: readonly NewsItem[]) => NewsItem[] {
  const stored = apiRead('GET /me/readpages', { operation: useTexts().news.featured });
  const pages = useLast(
    useRead<ReadPages>({ ...stored, read: (signal) => readWithWaiting(() => stored.read(signal)) }),
  );
  const read = useMemo(() => pages && new Set(pages.PageIds.map(pageKey)), [pages]);
  const [known] = useState(read ?? nothing);
  return (items) => (read ? items.map((item) => markedOnce(item, read, known)) : [...items]);
}

function markedOnce(
  item: NewsItem,
  read: ReadonlySet<string>,
  known: ReadonlySet<string>,
): NewsItem {
  const before = made.get(item);
  if (before?.read === read) return before.item;
  const next = marked(item, { read, known, now: presentTime() });
  made.set(item, { read, item: next });
  return next;
}
