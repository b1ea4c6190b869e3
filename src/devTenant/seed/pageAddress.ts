import type { PageQuery } from '#shared/contract/pages/pageCenter';
import type { ListedPage } from '#shared/contract/pages/pages';
import type { PortalClient } from './portalClient';

/** A page of the portal with this title, or an address within SharePoint. */
export type CompanyPage = { title: string } | { path: string };

export interface PagesOfCompany {
  editor: PortalClient;
  sharePointUrl: string;
}

/** The address of a page; undefined for a page that the portal does not have. */
export async function addressOf(
  page: CompanyPage,
  { editor, sharePointUrl }: PagesOfCompany,
): Promise<string | undefined> {
  if ('path' in page) return sharePointUrl + page.path;
  const found = await editor.post<ListedPage[]>('/pages/query', {
    FindText: page.title,
    Take: 500,
  } satisfies PageQuery);
  return found?.find(({ Title }) => Title === page.title)?.Path;
}
