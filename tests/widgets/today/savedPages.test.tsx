import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindInformationPage } from '../../../src/client/pages/FindInformationPage';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { storeSettings } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => portal.devTenant.control.reset());

const open = () =>
  portal.show(
    <>
      <FindInformationPage />
      <Notices />
    </>,
    { at: '/find-information' },
  );
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const titles = async (name: string) =>
  (await (await region(name)).findAllByRole('link')).map(({ textContent }) => textContent);
const following = '/me/drive/following';
const removals = () =>
  portal.devTenant.control
    .requests('graph', '/unfollow')
    .map(({ method, path }) => `${method} ${path}`);

it('SAVED-01 SAVED-03 SAVED-06 SAVED-08 the right column shows the five pages that were saved, asked of Graph', async () => {
  await open();
  expect(await titles('Saved pages')).toHaveLength(5);
  const [asked] = portal.devTenant.control.requests('graph', following);
  expect(new URL(asked!.path, portal.url).searchParams.get('$top')).toBe('5');
  const [link] = (await region('Saved pages')).getAllByRole('link');
  expect(link!.getAttribute('href')).toContain(portal.devTenant.sharePointUrl);
});

it('SAVED-04 SAVED-05 SAVED-09 a saved page is removed: its icon at once, itself when that is done', async () => {
  await open();
  const [first] = await titles('Saved pages');
  const name = `Remove ${first} from your saved pages`;
  const remove = await screen.findByRole('button', { name });
  remove.focus();
  expect(remove).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
  await waitFor(async () => expect(await titles('Saved pages')).not.toContain(first));
  expect(removals()).toEqual([
    expect.stringMatching(/^POST \/v1.0\/me\/drive\/items\/.+\/unfollow$/),
  ]);
});

it('SAVED-05 the keyboard goes on with the next page when one has been removed', async () => {
  await open();
  const [first, second] = await titles('Saved pages');
  const button = (title: string | null | undefined) =>
    screen.findByRole('button', { name: `Remove ${title} from your saved pages` });
  (await button(first)).focus();
  await userEvent.keyboard('{Enter}');
  const next = await button(second);
  await waitFor(() => expect(next).toHaveFocus());
  expect(screen.queryByText(first!)).toBeNull();
});

it('SAVED-05 while a page is being removed its icon is another', async () => {
  portal.devTenant.control.fail({ service: 'graph', path: '/unfollow', silence: 'hang' });
  await open();
  const [first, second] = await titles('Saved pages');
  const icon = (title: string | null | undefined) =>
    screen
      .getByRole('button', { name: `Remove ${title} from your saved pages` })
      .querySelector('svg')!.innerHTML;
  const before = icon(first);
  await userEvent.click(
    screen.getByRole('button', { name: `Remove ${first} from your saved pages` }),
  );
  expect(icon(first)).not.toBe(before);
  expect(icon(second)).toBe(before);
});

it('SAVED-09 a saved page that Graph finds in its own drive only is removed there', async () => {
  await open();
  const [first] = await titles('Saved pages');
  portal.devTenant.control.fail({ service: 'graph', path: '/me/drive/items/', status: 404 });
  await userEvent.click(
    await screen.findByRole('button', { name: `Remove ${first} from your saved pages` }),
  );
  await waitFor(async () => expect(await titles('Saved pages')).not.toContain(first));
  expect(removals().at(-1)).toMatch(/^POST \/v1.0\/drives\/b!.+\/items\/.+\/unfollow$/);
});

it.each([
  ['whose list cannot be read again', { status: 503 }],
  ['that Graph still lists', undefined],
])('SAVED-05 a removed page %s stays away', async (_, failure) => {
  const { control } = portal.devTenant;
  await open();
  const [first, second] = await titles('Saved pages');
  const name = `Remove ${first} from your saved pages`;
  const button = await screen.findByRole('button', { name });
  // Without a failure the removal is answered, and the list is as it was.
  if (failure) control.fail({ service: 'graph', path: following, ...failure });
  else control.fail({ service: 'graph', path: '/unfollow', status: 200, body: {} });
  await userEvent.click(button);
  await screen.findByRole('button', { name: 'Undo' });
  expect(control.requests('graph', following).length).toBeGreaterThan(1);
  await waitFor(() => expect(screen.queryByText(first!)).toBeNull());
  expect(await titles('Saved pages')).toContain(second);
});

it('SAVED-05 a page that is saved nowhere any more goes from the list without an error', async () => {
  await open();
  const [first] = await titles('Saved pages');
  portal.devTenant.control.fail({ service: 'graph', path: '/unfollow', status: 404 });
  await userEvent.click(
    await screen.findByRole('button', { name: `Remove ${first} from your saved pages` }),
  );
  await screen.findByRole('button', { name: 'Undo' });
  expect(screen.queryByText(first!)).toBeNull();
  expect(screen.queryByText(/404/)).toBeNull();
});

it('SAVED-15 a page that a busy service does not remove stays, and why is said', async () => {
  await open();
  const [first] = await titles('Saved pages');
  portal.devTenant.control.fail({ path: '/unfollow', status: 429, retryAfter: 0 });
  await userEvent.click(
    await screen.findByRole('button', { name: `Remove ${first} from your saved pages` }),
  );
  expect(
    await screen.findByText(
      'Microsoft 365 is too busy at the moment. Nothing was changed. Try again in a minute.',
    ),
  ).toBeVisible();
  expect(await titles('Saved pages')).toContain(first);
});

it('SAVED-15 a page that cannot be removed stays, with its icon as before', async () => {
  await open();
  const [first] = await titles('Saved pages');
  portal.devTenant.control.fail({ service: 'graph', path: '/items/', status: 500 });
  const name = `Remove ${first} from your saved pages`;
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(await titles('Saved pages')).toContain(first);
});

it('the notice of a removed page saves it again, and says where that fails', async () => {
  await open();
  const before = await titles('Saved pages');
  const remove = async () =>
    userEvent.click(
      await screen.findByRole('button', { name: `Remove ${before[0]} from your saved pages` }),
    );
  const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await remove();
  await undo();
  expect(await screen.findByText('Back in your saved pages')).toBeVisible();
  expect(await titles('Saved pages')).toEqual(before);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  await remove();
  // Graph has answered the removal.
  await screen.findByRole('button', { name: 'Undo' });
  portal.devTenant.control.fail({ service: 'graph', path: '/items/', status: 500 });
  await undo();
  expect(await screen.findByText(/^Saved pages: .*500/)).toBeVisible();
  expect(await titles('Saved pages')).not.toContain(before[0]);
});

it('SAVED-12 SAVED-13 without saved or trending pages each says so', async () => {
  const { control } = portal.devTenant;
  control.fail({ service: 'graph', path: following, status: 200, body: { value: [] } });
  control.fail({
    service: 'sharepoint',
    path: '/_api/search/postquery',
    status: 200,
    body: { PrimaryQueryResult: { RelevantResults: { TotalRows: 0, Table: { Rows: [] } } } },
  });
  await open();
  expect(await screen.findByText('You have no saved pages.')).toBeVisible();
  expect(await screen.findByText('No posts to show.')).toBeVisible();
});

it('SAVED-14 what fails lists nothing and says that it failed; the rest of the page stands', async () => {
  const { control } = portal.devTenant;
  control.fail({ service: 'graph', path: following, status: 500 });
  control.fail({ service: 'sharepoint', path: '/_api/search/postquery', status: 500 });
  await open();
  for (const name of ['Saved pages', 'Trending pages']) {
    const part = await region(name);
    expect(await part.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(part.queryAllByRole('listitem')).toEqual([]);
  }
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

it('SAVED-02 SAVED-07 SAVED-10 SAVED-11 four trending pages, the most viewed first, of all sites or of the core root site', async () => {
  const sent = jest.spyOn(globalThis, 'fetch');
  await open();
  expect(await titles('Trending pages')).toHaveLength(4);
  const asked = () =>
    sent.mock.calls
      .filter(([input]) => String(input).includes('/_api/search/postquery'))
      .map(([, init]) => JSON.parse(String(init?.body)) as { request: Record<string, unknown> })
      .at(-1)!.request;
  expect(asked()).toMatchObject({
    RowLimit: 4,
    SortList: [{ Property: 'ViewsLifeTime', Direction: 1 }],
  });
  expect(asked()['Querytext']).not.toContain('Path:');
  const coreRootSiteUrl = `${portal.devTenant.sharePointUrl}/sites/news`;
  await storeSettings(portal, { coreRootSiteUrl, trendingMode: 'ModernOnlyFromCoreRootSite' });
  cleanup();
  await open();
  await titles('Trending pages');
  expect(asked()['Querytext']).toContain(`Path:"${coreRootSiteUrl}/"`);
  for (const link of (await region('Trending pages')).getAllByRole('link'))
    expect(link.getAttribute('href')).toContain(`${coreRootSiteUrl}/`);
});
