import type { SitePage } from '../../company/sitePages';
import { selectNames, selected } from '../../odata/select';
import { bannerUrl, compositeId, pageUrl } from '../../sharepoint/addresses';
import { seconds } from '../../sharepoint/pageItem';
import { collection } from '../collection';
import { graphRoute, type GraphRoute } from '../graphCall';
import { siteFor, siteScopes } from './sites';

/** The pages API of Graph. */
export const sitePageRoutes: GraphRoute[] = [
  graphRoute('GET', '/sites/{}/pages/microsoft.graph.sitePage', siteScopes, (call, [siteId]) => {
    const pages = call.company
      .sitePages(siteFor(call, siteId))
      .map((page) => sitePageResource(page, call.addresses.sharePointUrl));
    const names = selectNames(call.request.url.searchParams);
    return collection(
      call,
      pages,
      { defaultSize: 100, maxSize: 999 },
      (page) => ({ '@odata.type': '#microsoft.graph.sitePage', ...selected(page, names) }),
      'sitePages',
    );
  }),
];

function sitePageResource(page: SitePage, sharePointUrl: string) {
  const { article } = page;
  return {
    id: page.uniqueId,
    eTag: `"{${page.uniqueId}},3"`,
    name: page.fileName,
    title: article.title,
    description: article.description,
    webUrl: pageUrl(page, sharePointUrl),
    createdDateTime: seconds(page.published),
    lastModifiedDateTime: seconds(page.modified),
    pageLayout: 'article',
    promotionKind: 'newsPost',
    showComments: true,
    showRecommendedPages: false,
    thumbnailWebUrl: bannerUrl(page, sharePointUrl),
    publishingState: { level: 'published', versionId: '3.0' },
    reactions: { commentCount: article.comments, likeCount: article.likes },
    parentReference: { siteId: compositeId(page.site, sharePointUrl) },
  };
}
