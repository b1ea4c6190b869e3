import type { ItemToRead, NewItemToRead } from '#shared/contract/pages/itemsToRead';
import { certain } from '#shared/rules/values/certain';
import type { Company } from '../company/company';
import { addressOf, type CompanyPage, type PagesOfCompany } from './pageAddress';

/** An item that employees have to read. */
interface CompanyItemToRead {
  Title: string;
  page: CompanyPage;
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

interface SeedReading extends PagesOfCompany {
  company: Company;
}

/** Stores the items that employees have to read; the pages must be there. */
export async function seedReading({ company, ...pages }: SeedReading): Promise<void> {
  const { editor } = pages;
  const present = new Set(
    (await editor.get<ItemToRead[]>('/itemstoread')).map(({ Title }) => Title),
  );
  for (const { Title, page, group, days } of itemsToRead.filter(
    (item) => !present.has(item.Title),
  )) {
    const { id: PrincipalId, displayName: DisplayName } = certain(
      company.groups.find(({ displayName }) => displayName === group),
    );
    const Url = await addressOf(page, pages);
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

/** Four in the afternoon, some days from now. */
function endOfDay(now: Date, days: number): string {
  const day = new Date(now.getTime() + days * 86_400_000);
  day.setHours(16, 0, 0, 0);
  return day.toISOString();
}
