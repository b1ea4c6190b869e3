import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { settingDefaults } from '#shared/rules/settings/settings';
import { BirthdayWidget } from '../../../src/client/features/birthdays/BirthdayWidget';
import { connection } from '../../../src/client/data/connection/connection';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { TodayPage } from '../../../src/client/pages/today/TodayPage';
import { Outage } from '../../../src/client/ui/widget/Outage';
import type { WidgetPlace } from '../../../src/client/ui/widget/placedWidget';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { storeSetting } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { graphCalls } from '../../support/widgets/peopleWidgets';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => {
  portal.devTenant.control.reset();
  onEmptyChange.mockClear();
  resizeTo(1_200);
});

afterEach(() => void jest.useRealTimers());

const onEmptyChange = jest.fn();
const nobody = {
  service: 'sharepoint',
  path: 'postquery',
  status: 200,
  body: { PrimaryQueryResult: null },
} as const;
const show = (place: WidgetPlace = 'main') =>
  portal.show(
    <Suspense>
      <BirthdayWidget place={place} onEmptyChange={onEmptyChange} />
    </Suspense>,
  );
const rows = () => screen.findAllByRole('listitem');
const names = async () =>
  (await rows()).map(
    (row) => within(row).getByRole('link', { name: /opens in a new tab/ }).textContent,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** In the order of the index, which has no property of a name to sort by. */
const born = () => portal.devTenant.company.people.filter(({ birthday }) => birthday === '--12-17');
const searches = () => bodies;

/** Bodies of the requests to the search; the widget's requests go through the window's fetch. */
let bodies: {
  Querytext: string;
  RowLimit: number;
  SourceId: string;
  SelectProperties: string[];
}[] = [];
beforeEach(() => {
  bodies = [];
  const sent = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    if (String(request[0]).endsWith('/postquery'))
      bodies.push(
        (JSON.parse(String(request[1]!.body)) as { request: (typeof bodies)[0] }).request,
      );
    return sent(...request);
  });
});

it('BIRTHDAY-02 BIRTHDAY-03 BIRTHDAY-04 BIRTHDAY-18 asks the people source for the day, which is 17 December in a development build', async () => {
  await show();
  expect(await names()).toEqual(
    born()
      .slice(0, 4)
      .map(({ displayName }) => displayName),
  );
  expect(searches()).toEqual([
    expect.objectContaining({
      Querytext: 'Birthday=2000-12-17',
      SourceId: 'b09a7990-05ea-4af9-81ef-edfab16c4e31',
    }),
  ]);
  expect(searches()[0]!.SelectProperties).toEqual(
    expect.arrayContaining(['PreferredName', 'WorkEmail', 'Department', 'Path']),
  );
});

it('SEARCH-27 reads a person by the property names that the settings give', async () => {
  const own = settingDefaults.searchManagedProperties;
  await storeSetting(portal, 'searchManagedProperties', { ...own, name: 'WorkEmail' });
  await show();
  expect((await names()).every((name) => name?.endsWith('@nordvik.example'))).toBe(true);
  expect(searches()).toHaveLength(1);
  expect(searches()[0]!.SelectProperties).not.toContain('PreferredName');
  await storeSetting(portal, 'searchManagedProperties', own);
});

it('SEARCH-27 people that were read by other property names are not shown by them', async () => {
  const own = settingDefaults.searchManagedProperties;
  await show();
  const before = await names();
  await storeSetting(portal, 'searchManagedProperties', { ...own, name: 'WorkEmail' });
  cleanup();
  await portal.show(<BirthdayWidget place="main" onEmptyChange={onEmptyChange} />, {
    keepCache: true,
  });
  await waitFor(async () => expect((await names())[0]).toContain('@'));
  expect(before[0]).not.toContain('@');
  await storeSetting(portal, 'searchManagedProperties', {});
});

it('BIRTHDAY-03 BIRTHDAY-04 a production build asks for the day that it is', async () => {
  const build = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const today = () => `Birthday=2000-${new Date().toLocaleDateString('sv').slice(5)}`;
  const before = today();
  try {
    await show();
    await waitFor(() => expect(searches()).toHaveLength(1));
  } finally {
    process.env.NODE_ENV = build;
  }
  expect([before, today()]).toContain(searches()[0]!.Querytext);
});

it('BIRTHDAY-03 a page that stays open for more than a week asks for each day on which it is seen', async () => {
  const build = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const asked = () => searches().map(({ Querytext }) => Querytext);
  const days = [0, 8, 9].map((later) => new Date(new Date().setHours(24 * later + 12, 0, 0, 0)));
  try {
    await show();
    await waitFor(() => expect(searches()).toHaveLength(1));
    for (const day of days.slice(1)) {
      setDeviceClock(day);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() =>
        expect(asked().at(-1)).toBe(`Birthday=2000-${day.toLocaleDateString('sv').slice(5)}`),
      );
    }
    expect(asked()).toHaveLength(3);
  } finally {
    process.env.NODE_ENV = build;
    jest.useRealTimers();
  }
});

it('BIRTHDAY-02 an organisation without SharePoint has no birthdays, and no failure of them', async () => {
  await storeSetting(portal, 'showBirthdayCalendar', true);
  function Later() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? <TodayPage /> : <button onClick={() => setOpen(true)}>Open</button>;
  }
  await portal.show(<Later />);
  const opener = await screen.findByRole('button', { name: 'Open' });
  const config = jest.replaceProperty(connection().config, 'sharePointUrl', '');
  await userEvent.click(opener);
  expect(await screen.findByRole('region', { name: 'Your news' })).toBeVisible();
  await pageRests();
  expect(screen.queryByRole('region', { name: 'Birthdays' })).toBeNull();
  config.restore();
  await storeSetting(portal, 'showBirthdayCalendar', false);
});

it('BIRTHDAY-18 asks by the configured property and source', async () => {
  await storeSetting(portal, 'birthdayManagedProperty', 'RefinableDate00');
  await storeSetting(portal, 'peopleResultSourceId', '11111111-2222-3333-4444-555555555555');
  await show();
  expect(await screen.findByText('No birthdays today.')).toBeVisible();
  expect(searches()).toEqual([
    expect.objectContaining({
      Querytext: 'RefinableDate00=2000-12-17',
      SourceId: '11111111-2222-3333-4444-555555555555',
    }),
  ]);
  await storeSetting(portal, 'birthdayManagedProperty', 'Birthday');
  await storeSetting(portal, 'peopleResultSourceId', '');
});

it('BIRTHDAY-05 BIRTHDAY-11 BIRTHDAY-17 "Show more" adds a page, asking for one person more than shown; "Show less" goes back to the first', async () => {
  await show();
  const counts = [(await rows()).length];
  await press('Show more');
  await waitFor(async () => expect((await rows()).length).toBeGreaterThan(4));
  counts.push((await rows()).length);
  expect(counts).toEqual([4, Math.min(8, born().length)]);
  expect(searches().map(({ RowLimit }) => RowLimit)).toEqual([5, 9]);
  if (born().length > 8) await press('Show more');
  await userEvent.click(await screen.findByRole('button', { name: 'Show less' }));
  expect(await rows()).toHaveLength(4);
});

it('BIRTHDAY-06 a page holds 6 people on the widest screens and 3 on the narrowest', async () => {
  resizeTo(1_440);
  await show();
  expect(await rows()).toHaveLength(6);
  resizeTo(390);
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});

it('BIRTHDAY-06 a page of the compact layout holds 4 people, on the widest screens too', async () => {
  resizeTo(1_440);
  found(crowd(9));
  await show('side');
  expect(await rows()).toHaveLength(4);
});

it('BIRTHDAY-10 BIRTHDAY-12 BIRTHDAY-14 BIRTHDAY-15 the compact layout turns pages with Previous, Next and dots', async () => {
  await show('side');
  const first = await names();
  expect(first).toEqual(
    born()
      .slice(0, 4)
      .map(({ displayName }) => displayName),
  );
  const dots = () => document.querySelectorAll('[data-dot]').length;
  expect(dots()).toBe(2);
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await press('Next');
  await waitFor(async () =>
    expect(await names()).toEqual(
      born()
        .slice(4, 8)
        .map(({ displayName }) => displayName),
    ),
  );
  expect(dots()).toBe(born().length > 8 ? 3 : 2);
  expect(screen.getByRole('button', { name: 'Previous' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await press('Previous');
  expect(await names()).toEqual(first);
});

/** The search finds these people. */
const found = (people: Record<string, string>[]) =>
  portal.devTenant.control.fail({
    service: 'sharepoint',
    path: 'postquery',
    status: 200,
    body: {
      PrimaryQueryResult: {
        RelevantResults: {
          Table: {
            Rows: people.map((person) => ({
              Cells: Object.entries(person).map(([Key, Value]) => ({ Key, Value })),
            })),
          },
        },
      },
    },
  });
const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    PreferredName: `Person ${index}`,
    AccountName: `i:0#.f|membership|p${index}@nordvik.example`,
  }));

it('BIRTHDAY-11 BIRTHDAY-17 "Show more" leads to a third page, and no further', async () => {
  found(crowd(13));
  await show();
  for (const count of [4, 8]) {
    await waitFor(async () => expect(await rows()).toHaveLength(count));
    await press('Show more');
  }
  // The answer to a shorter list holds them all, too: the button waits for its own.
  await screen.findByRole('button', { name: 'Show less' });
  expect(await rows()).toHaveLength(12);
  expect(searches().map(({ RowLimit }) => RowLimit)).toEqual([5, 9, 13]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('BIRTHDAY-11 "Show more" pressed twice at once leads to the third page, not back to the first', async () => {
  found(crowd(5));
  await show();
  expect(await rows()).toHaveLength(4);
  found(crowd(13));
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect(await rows()).toHaveLength(12));
  expect(screen.getByRole('button', { name: 'Show less' })).toBeVisible();
});

it('BIRTHDAY-13 Next leads no further than the last people there are', async () => {
  found(crowd(5));
  await show('side');
  expect(await rows()).toHaveLength(4);
  await press('Next');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});

it('BIRTHDAY-10 a page that is no longer there gives way to the last one that is', async () => {
  found(crowd(5));
  await show('side');
  expect(await rows()).toHaveLength(4);
  await press('Next');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  portal.devTenant.control.clearFailures();
  found(crowd(3));
  await act(() => invalidate('birthdays'));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});

it('BIRTHDAY-10 another day begins with its first people, whatever was turned to before', async () => {
  found(crowd(9));
  await show('side');
  const first = async () => (await rows())[0]!.textContent;
  expect(await first()).toContain('Person 0');
  await press('Next');
  await waitFor(async () => expect(await first()).toContain('Person 4'));
  setDeviceClock(new Date(new Date().setHours(36, 0, 0, 0)));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => expect(await first()).toContain('Person 0'));
});

it('BIRTHDAY-10 BIRTHDAY-13 there are three dots at most, however many people there are', async () => {
  found(crowd(40));
  await show('side');
  expect(await rows()).toHaveLength(4);
  for (const position of [2, 3]) {
    await press('Next');
    expect(await screen.findByText(`${position} of 3`)).toBeInTheDocument();
    expect(document.querySelectorAll('[data-dot]')).toHaveLength(3);
  }
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});

it('BIRTHDAY-14 there is no pager for four people', async () => {
  found(crowd(4));
  await show('side');
  expect(await rows()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('BIRTHDAY-02 BIRTHDAY-07 BIRTHDAY-08 a card has name, department and profile; a photo needs a mail address, and is asked for by account', async () => {
  const hit = (name: string, WorkEmail: string) => ({
    PreferredName: name,
    AccountName: `i:0#.f|membership|${name}@nordvik.example`,
    WorkEmail,
    Department: 'Engineering',
    Path: 'https://nordvik.example/person.aspx',
  });
  found([hit('editor', 'ed.writer@mail.nordvik.example'), hit('admin', '')]);
  await show();
  const [first] = await rows();
  expect(within(first!).getByRole('link', { name: 'editor, opens in a new tab' })).toHaveAttribute(
    'href',
    'https://nordvik.example/person.aspx',
  );
  expect(within(first!).getByText('Engineering')).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(1));
  expect(graphCalls(portal, '/photos/')).toEqual([
    expect.stringContaining('/users/editor@nordvik.example/photos/'),
  ]);
});

it('BIRTHDAY-09 BIRTHDAY-16 a chat with a prefilled greeting opens from the card, only while the setting is on', async () => {
  await show();
  const [person] = born();
  const link = await screen.findByRole('link', {
    name: `Congratulate ${person!.displayName} in a chat`,
  });
  expect(link).toHaveAttribute(
    'href',
    `https://teams.microsoft.com/l/chat/0/0?users=${encodeURIComponent(person!.mail)}&message=${encodeURIComponent(`Happy birthday, ${person!.givenName}!`)}`,
  );
  await storeSetting(portal, 'useTeamsCongratulations', false);
  await show('side');
  await waitFor(() => expect(screen.getAllByRole('region', { name: 'Birthdays' })).toHaveLength(2));
  const second = within(screen.getAllByRole('region', { name: 'Birthdays' })[1]!);
  await second.findAllByRole('listitem');
  expect(second.queryByRole('link', { name: /Congratulate/ })).toBeNull();
  await storeSetting(portal, 'useTeamsCongratulations', true);
});

it('BIRTHDAY-16 the greeting names the person by the first name, which may stand after the last', async () => {
  found(
    ['Holm, Astrid Marie', 'Dam Holm,Bo', 'Cher', 'Vik,'].map((PreferredName, index) => ({
      PreferredName,
      AccountName: `i:0#.f|membership|p${index}@nordvik.example`,
      WorkEmail: `p${index}@nordvik.example`,
    })),
  );
  await show();
  const links = await screen.findAllByRole('link', { name: /^Congratulate/ });
  expect(
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('message')),
  ).toEqual([
    'Happy birthday, Astrid!',
    'Happy birthday, Bo!',
    'Happy birthday, Cher!',
    'Happy birthday, Vik!',
  ]);
});

it.each(['main', 'side', 'panel'] as const)(
  'TODAY-05 in its place "%s" it tells the page that nobody has one, and that somebody has again',
  async (place) => {
    portal.devTenant.control.fail(nobody);
    await show(place);
    await waitFor(() => expect(onEmptyChange.mock.calls).toEqual([[true]]));
    portal.devTenant.control.clearFailures();
    await act(() => invalidate('birthdays'));
    await waitFor(() => expect(onEmptyChange.mock.calls).toEqual([[true], [false]]));
  },
);

it('BIRTHDAY-16 ERRORS-52 says "No birthdays today." when nobody has one, and names itself "Your birthday" when it failed', async () => {
  portal.devTenant.control.fail(nobody);
  await show();
  expect(await screen.findByText('No birthdays today.')).toBeVisible();
  portal.devTenant.control.clearFailures();
  portal.devTenant.control.fail({ service: 'sharepoint', path: 'postquery', status: 500 });
  await show('panel');
  expect(await screen.findByText('Your birthday could not be loaded')).toBeVisible();
});

it('has the name of its heading where one line tells of several widgets', async () => {
  portal.devTenant.control.fail({ service: 'sharepoint', path: 'postquery', status: 500 });
  await portal.show(
    <Suspense>
      <Outage isService={() => true}>
        {(['main', 'side'] as const).map((place) => (
          <BirthdayWidget key={place} place={place} onEmptyChange={onEmptyChange} />
        ))}
      </Outage>
    </Suspense>,
  );
  expect(await screen.findAllByText('Missing for now: Birthdays.')).toHaveLength(2);
  expect(await screen.findByRole('status')).toHaveTextContent(/Missing for now: Birthdays.$/);
});

it('BIRTHDAY-01 the widget stands on Today only while the setting is on', async () => {
  await portal.call('member', 'POST', '/users', {});
  const { unmount } = await portal.show(<TodayPage />);
  await screen.findByRole('heading', { level: 1 });
  await pageRests();
  expect(screen.queryByRole('region', { name: 'Birthdays' })).toBeNull();
  expect(searches().filter(({ Querytext }) => Querytext.startsWith('Birthday'))).toEqual([]);
  unmount();
  await storeSetting(portal, 'showBirthdayCalendar', true);
  await portal.show(<TodayPage />);
  await screen.findAllByRole('region', { name: 'Birthdays' });
  await waitFor(() =>
    expect(searches().filter(({ Querytext }) => Querytext.startsWith('Birthday'))).toHaveLength(1),
  );
});
