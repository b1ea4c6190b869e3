import type { ItemToRead, NewItemToRead } from '#shared/contract/pages/itemsToRead';
import type { PageQuery } from '#shared/contract/pages/pageCenter';
import type { ListedPage } from '#shared/contract/pages/pages';
import { certain } from '#shared/rules/values/certain';
import type { Company } from '../company/company';
import type { PortalClient } from './portalClient';

/** An item that employees have to read. */
interface CompanyItemToRead {
  Title: string;
  /** The news page of the portal with this title, or an address within SharePoint. */
  page: { title: string } | { path: string };
  /** Name of the group that it is for. */
  group: string;
  /** Days from today until the deadline. */
  days: number;
}

const itemsToRead: readonly CompanyItemToRead[] = [
  {
    Title: 'What we learned from the lost container, and what we do differently now',
    page: { title: 'What we learned from the lost container' },
    group: 'All Employees',
    days: -2,
  },
  {
    Title: 'Your new way to sign in, without a password',
    page: { title: 'Goodbye passwords: sign in with your face or a key' },
    group: 'All Employees',
    days: 5,
  },
  {
    Title: 'Rules for work at height from 1 December',
    page: { path: '/sites/hse' },
    group: 'Engineering',
    days: 12,
  },
];

interface SeedReading {
  editor: PortalClient;
  company: Company;
  sharePointUrl: string;
}

/** Stores the items that employees have to read; the pages must be there. */
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
  const found = await editor.post<ListedPage[]>('/pages/query', {
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
