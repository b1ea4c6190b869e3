import type { ItemToRead, NewItemToRead } from '#shared/contract/itemsToRead';
import type { Page, PageQuery } from '#shared/contract/pages';
import { certain } from '#shared/rules/certain';
import type { Company } from '../company/company';
import { itemsToRead, type CompanyItemToRead } from '../company/itemsToRead';
import type { PortalClient } from './portalClient';

interface SeedReading {
  editor: PortalClient;
  company: Company;
  sharePointUrl: string;
}

/** What the employees have to read; the pages must be there. */
export async function seedReading({ editor, company, sharePointUrl }: SeedReading): Promise<void> {
  const present = new Set(
    (await editor.get<ItemToRead[]>('/itemstoread')).map(({ Title }) => Title),
  );
  for (const { Title, page, group, days } of itemsToRead.filter(
    (item) => !present.has(item.Title),
  )) {
    const { id: PrincipalId, displayName: DisplayName } = certain(
      company.groups.find(({ displayName }) => displayName === group),
    );
    const Url = await addressOf(page, editor, sharePointUrl);
    if (!Url) continue;
    const item: NewItemToRead = {
      Title,
      Url,
      Deadline: endOfDay(company.now(), days),
      ItemsToReadForPrincipal: [{ Principal: 'Group', PrincipalId, DisplayName }],
    };
    await editor.post('/itemstoread', item);
  }
}

async function addressOf(
  page: CompanyItemToRead['page'],
  editor: PortalClient,
  sharePointUrl: string,
): Promise<string | undefined> {
  if ('path' in page) return sharePointUrl + page.path;
  const found = await editor.post<Page[]>('/pages/query', {
    FindText: page.title,
    Take: 1,
  } satisfies PageQuery);
  return found?.[0]?.Path;
}

/** Four in the afternoon, some days from now. */
function endOfDay(now: Date, days: number): string {
  const day = new Date(now.getTime() + days * 86_400_000);
  day.setHours(16, 0, 0, 0);
  return day.toISOString();
}
