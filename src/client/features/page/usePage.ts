import { useEffect } from 'react';
import type { Page, ReadPage } from '#shared/contract/pages/pages';
import { isPageSlug } from '#shared/rules/news/newsFromPage';
import type { PageKind } from '#shared/rules/pages/pageTypes';
import { flattenedTerms } from '#shared/rules/news/newsDepartments';
import type { NamedChannel } from '../../audience/useChannelFollowing';
import { connection } from '../../data/connection/connection';
import type { Failure } from '../../data/connection/failure';
import { notifyFirstContent } from '../../data/read/firstContent';
import { pageRead } from '../../data/pageRead';
import type { ReadState } from '../../data/read/readState';
import { useChannelTree, useLanguageTerms } from '../../data/targeting/useTerms';
import { useRead } from '../../data/read/useRead';
import { format } from '#shared/rules/values/format';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { valueOr } from '../../ui/widget/combineStates';

/** A page as it is read, or as it would be. */
export type ShownPage = Page & Partial<ReadPage>;

export interface PageWithNames {
  page: ReadPage;
  language: string | null;
  channels: NamedChannel[];
}

/**
 * True for a reader at an address without a page; one that the server refuses, as one with too long
 * a number, is such an address too.
 */
export function isMissingPage({ status }: Failure): boolean {
  return status === 400 || status === 404;
}

/** The page as the person has read it on this visit or before. */
export function readBefore(kind: PageKind, slug: string): ReadPage | undefined {
  return connection().cache.peek<ReadPage>(pageRead(slug, kind, slug).key)?.Data;
}

/**
 * One page of a kind by its slug, with the names of its channels and language. They come a little later
 * and are not waited for.
 */
export function usePage(slug: string, kind: PageKind): ReadState<PageWithNames> {
  const texts = useTexts().page;
  const lcid = useLcid();
  const isSlug = isPageSlug(slug);
  const own = pageRead(slug, kind, texts.name);
  const other = pageRead(slug, kind === 'news' ? 'content' : 'news', texts.name);
  const asAsked = useRead<ReadPage>({ ...own, isWanted: isSlug });
  const isMissing = asAsked.state === 'failed' && asAsked.failure.status === 404;
  // Its kind may have changed since somebody linked to it.
  const asOther = useRead<ReadPage>({ ...other, isWanted: isSlug && isMissing });
  const page = isMissing && asOther.state !== 'failed' ? asOther : asAsked;
  const isKnown = page.state !== 'loading';
  useEffect(() => {
    if (isKnown) notifyFirstContent();
  }, [isKnown]);
  const channels = useChannelTree(lcid, isSlug);
  const languages = useLanguageTerms(lcid, isSlug);
  if (!isSlug)
    return {
      state: 'failed',
      failure: badSlug(format(texts.badSlug, { slug }), texts.name),
      reload: () => undefined,
    };
  if (page.state !== 'ready') return page;
  const channelIds = new Set(page.value.ChannelTermPages.map(({ ChannelTermId }) => ChannelTermId));
  const channelNames = flattenedTerms(valueOr(channels, [])).filter(({ Guid }) =>
    channelIds.has(Guid),
  );
  const language = flattenedTerms(valueOr(languages, [])).find(
    ({ Guid }) => Guid === page.value.LanguageTermId,
  );
  return {
    ...page,
    value: {
      page: page.value,
      language: language?.Name ?? null,
      channels: channelNames.map(({ Guid, Name }) => ({ id: Guid, name: Name })),
    },
  };
}

/** An address that cannot be a page is refused before anything is asked (PAGES-063). */
function badSlug(message: string, operation: string): Failure {
  return {
    status: 400,
    operation,
    url: window.location.pathname,
    messages: [message],
    time: new Date().toISOString(),
  };
}
