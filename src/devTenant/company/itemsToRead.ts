/** What employees have to read. */
export interface CompanyItemToRead {
  Title: string;
  /** The news page of the portal with this title, or an address within SharePoint. */
  page: { title: string } | { path: string };
  /** Name of the group that it is for. */
  group: string;
  /** Days from today until the deadline. */
  days: number;
}

export const itemsToRead: readonly CompanyItemToRead[] = [
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
