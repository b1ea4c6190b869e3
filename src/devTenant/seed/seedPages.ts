import type { PageQuery } from '#shared/contract/pages/pageCenter';
import type { ListedPage, NewPage } from '#shared/contract/pages/pages';
import { around } from '#shared/rules/values/certain';
import { allPages, type ProductPage } from '../company/pages';
import { domain } from '../company/fixedPeople';
import { allChannels, channel, languageTerm } from '../company/terms';
import { languages } from '../company/person';
import { Random } from '../company/random';
import { inParallel, type PortalClient } from './portalClient';

const pageTypes = { content: 0, news: 1, quickRead: 2 } as const;

interface PagesToSeed {
  editor: PortalClient;
  /**
   * Who writes the invented pages: the portal limits the requests of one person, so a newsroom
   * shares the work.
   */
  newsroom: PortalClient[];
  sharePointUrl: string;
  now: Date;
  /** Invented news beside the written ones. */
  extra: number;
}

/**
 * The written pages one after the other, so that their ids are always the same; then the invented
 * ones side by side.
 */
export async function seedPages({
  editor,
  newsroom,
  sharePointUrl,
  now,
  extra,
}: PagesToSeed): Promise<number> {
  const present = await titlesOf(editor);
  const isMissing = ({ title }: ProductPage) => !present.has(title);
  const written = allPages.filter(isMissing);
  for (const page of written) await editor.post('/pages', pageBody(page, sharePointUrl, now));
  const invented = Array.from({ length: extra }, (_, index) => inventedPage(index)).filter(
    isMissing,
  );
  await inParallel([...invented.entries()], 16, ([index, page]) =>
    around(newsroom, index).post('/pages', pageBody(page, sharePointUrl, now)),
  );
  return written.length + invented.length;
}

const batch = 500;

/** Titles of the pages that the portal has. */
async function titlesOf(editor: PortalClient): Promise<Set<string>> {
  const titles = new Set<string>();
  for (let Skip = 0; ; Skip += batch) {
    const pages =
      (await editor.post<ListedPage[]>('/pages/query', {
        IncludeDrafts: true,
        IncludeArchive: true,
        Skip,
        Take: batch,
      } satisfies PageQuery)) ?? [];
    for (const { Title } of pages) titles.add(Title);
    if (pages.length < batch) return titles;
  }
}

function pageBody(page: ProductPage, sharePointUrl: string, now: Date): NewPage {
  const inDays = (days: number) =>
    new Date(Math.floor((now.getTime() + days * 86_400_000) / 60_000) * 60_000).toISOString();
  return {
    Title: page.title,
    Content: page.html,
    PageType: pageTypes[page.kind],
    PublishingDate: page.daysAgo === null ? null : inDays(-page.daysAgo),
    ArchiveDate: page.archivedInDays === undefined ? null : inDays(page.archivedInDays),
    BannerImageUrl: page.motif ? `${sharePointUrl}/publiccdn/${page.motif}/${page.key}.svg` : null,
    BannerImageText: page.imageText ?? null,
    BannerImageAltText: page.imageText ?? null,
    IsCommentsEnabled: !page.hasNoComments,
    IsFeaturedPage: page.isFeatured ?? false,
    LanguageTermId: languageTerm(page.language).id,
    OwnerUserUpnId: page.owner ? `${page.owner}@${domain}` : null,
    ChannelTermPages: page.channels.map((key) => ({ ChannelTermId: channel(key).id })),
    SenderTags: (page.senders ?? []).map((Label) => ({ Label })),
    CommentsCount: page.comments ?? 0,
    LikesCount: page.likes ?? 0,
  };
}

const news = allPages.filter(
  ({ kind, daysAgo }) => kind !== 'content' && daysAgo !== null && daysAgo > 0,
);
const followable = allChannels.filter(({ isAvailableForTagging }) => isAvailableForTagging);

/** A follow-up of a written page: older, with channels of its own. */
function inventedPage(index: number): ProductPage {
  const random = new Random(`invented-page-${index}`);
  const written = around(news, index);
  return {
    ...written,
    key: `${written.key}-${index}`,
    title: `${written.title} (${index + 1})`,
    language: random.chance(0.4) ? written.language : random.pick(languages),
    daysAgo: 20 + random.next() * 900,
    archivedInDays: undefined,
    channels: random.chance(0.15)
      ? []
      : Array.from({ length: random.between(1, 3) }, () => random.pick(followable).key).filter(
          (key, place, all) => all.indexOf(key) === place,
        ),
    isFeatured: random.chance(0.2),
    likes: random.below(200),
    comments: random.below(40),
  };
}
