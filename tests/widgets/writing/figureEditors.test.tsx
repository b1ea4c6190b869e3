import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ChartGroup } from '#shared/contract/chartGroups';
import { certain } from '#shared/rules/values/certain';
import { format } from '#shared/rules/values/format';
import { maxChartItems } from '#shared/rules/widgets/charts';
import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { listenToNotices, type Notice } from '../../../src/client/data/notices';
import { KeyFigures } from '../../../src/client/features/charts/KeyFigures';
import { KpiChartsPage } from '../../../src/client/pages/manage/KpiChartsPage';
import { PowerBiPage } from '../../../src/client/pages/manage/PowerBiPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { texts } from '../../../src/client/texts/chartEditor/en';
import { storeSetting } from '../../support/content/pages';
import '../../support/widgets/newsWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const fill = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

it('ADMIN-09 ADMIN-16 ERRORS-48 KPI-01 KPI-12 KPI-13 KPI-14 the page KPI Charts adds, changes and deletes charts with their figures', async () => {
  const groups = async () =>
    (await portal.call<ChartGroup[]>('editor', 'GET', '/chartgroups')).body;
  const notices: Notice[] = [];
  const stop = listenToNotices((notice) => notices.push(notice));
  await portal.show(
    <Suspense>
      <KpiChartsPage />
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at: '/kpi-charts' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'KPI Charts' })).toBeVisible();
  await press('Add chart');
  await fill(/^Name/, 'Fuel');
  await fill(/^Title of figure 1/, 'Methanol');
  await press('Save');
  expect(await screen.findByText('Enter a number.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Value of figure 1' })).toHaveFocus(),
  );
  await fill(/^Value of figure 1/, '18,5');
  await userEvent.click(screen.getByRole('radio', { name: 'Pie' }));
  await press('Save');
  await waitFor(async () =>
    expect(await groups()).toEqual([
      expect.objectContaining({
        GroupName: 'Fuel',
        ChartType: 1,
        ChartWidth: 50,
        Active: true,
        ChartItems: [{ Title: 'Methanol', ChartValue: 18.5 }],
      }),
    ]),
  );
  // Per cent of what stands with the number.
  expect(await screen.findByText(/^Pie\s· 50% width\s· /)).toBeVisible();
  await press('Edit Fuel');
  await fill(/^Name/, 'Energy');
  await userEvent.click(screen.getByRole('switch', { name: 'Shown on the start page' }));
  await press('Save');
  await waitFor(async () =>
    expect(await groups()).toEqual([
      expect.objectContaining({ GroupName: 'Energy', Active: false }),
    ]),
  );
  await press('Delete Energy');
  await press('Delete');
  expect(await screen.findByText('There are no charts yet.')).toBeVisible();
  await waitFor(() =>
    expect(notices).toEqual([
      { kind: 'success', text: 'Chart added', duration: 2_500 },
      { kind: 'success', text: 'Chart updated', duration: 2_500 },
      {
        kind: 'success',
        text: 'Deleted!',
        duration: 10_000,
        action: { text: 'Undo', run: expect.any(Function) },
      },
    ]),
  );
  stop();
});

it('KPI-12 KPI-13 KPI-14 the start page has at once what an editor adds, changes and deletes', async () => {
  await portal.show(
    <Suspense>
      <KeyFigures place="main" onEmptyChange={() => undefined} />
      <KpiChartsPage />
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at: '/kpi-charts' },
  );
  const shown = () => screen.queryAllByRole('article').map((chart) => chart.textContent);
  await press('Add chart');
  await fill(/^Name/, 'Fuel');
  await fill(/^Title of figure 1/, 'Methanol');
  await fill(/^Value of figure 1/, '18');
  await press('Save');
  await waitFor(() => expect(shown()).toEqual([expect.stringContaining('Fuel')]));
  await press('Edit Fuel');
  await fill(/^Name/, 'Energy');
  await press('Save');
  await waitFor(() => expect(shown()).toEqual([expect.stringContaining('Energy')]));
  await press('Delete Energy');
  await press('Delete');
  await waitFor(() => expect(shown()).toEqual([]));
});

it('ERRORS-53 ERRORS-60 of several figures only what is wrong is marked, each with what is wrong with it', async () => {
  await portal.show(
    <Suspense>
      <KpiChartsPage />
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at: '/kpi-charts' },
  );
  await press('Add chart');
  await fill(/^Name/, 'Fuel');
  await press('Save');
  const items = await screen.findByRole('group', { name: 'Figures' });
  expect(items).toHaveAccessibleDescription('Add at least one figure.');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Title of figure 1' })).toHaveFocus(),
  );
  for (const figure of [2, 3, 4]) {
    await press('Add figure');
    await screen.findByRole('textbox', { name: `Title of figure ${figure}` });
  }
  await fill(/^Title of figure 1/, 'Methanol');
  await fill(/^Value of figure 1/, 'abc');
  await fill(/^Title of figure 2/, 'Diesel');
  await fill(/^Value of figure 2/, '-5');
  await fill(/^Title of figure 3/, ' Shore power');
  await fill(/^Value of figure 3/, '12');
  await fill(/^Value of figure 4/, '1e13');
  await press('Save');
  const wrong = () =>
    screen
      .getAllByRole('textbox')
      .filter((field) => field.matches('[aria-invalid="true"]'))
      .map((field) => [
        field.getAttribute('aria-label'),
        document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      ]);
  await waitFor(() =>
    expect(wrong()).toEqual([
      ['Value of figure 1', 'Enter a number.'],
      ['Value of figure 2', 'Enter a number from 0 up.'],
      ['Title of figure 3', 'Remove the space at the start.'],
      ['Title of figure 4', 'Enter a title.'],
      ['Value of figure 4', 'Enter a number of at most 1,000,000,000,000.'],
    ]),
  );
  expect(items).not.toHaveAttribute('aria-invalid');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Value of figure 1' })).toHaveFocus(),
  );
  await fill(/^Value of figure 1/, '18,5');
  expect(wrong().map(([name]) => name)).toEqual([
    'Value of figure 2',
    'Title of figure 3',
    'Title of figure 4',
    'Value of figure 4',
  ]);
});

it('KPI-01 KPI-13 where a chart has as many figures as it takes, none can be added, and it says why', async () => {
  const { body } = await portal.call<ChartGroup>('editor', 'POST', '/chartgroups', {
    GroupName: 'Fuel',
    ChartType: 2,
    ChartItems: Array.from({ length: maxChartItems - 1 }, (_, index) => ({
      Title: `Tank ${index}`,
      ChartValue: 1,
    })),
  });
  await portal.show(
    <Suspense>
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at: `/kpi-charts?modal=kpi-charts/edit/${body.Id}` },
  );
  // Found by its text: finding it by role takes long beside so many fields.
  const add = await screen.findByText(texts.addItem);
  expect(add).toHaveAccessibleDescription('');
  const last = () => screen.queryByLabelText(format(texts.itemTitle, { number: maxChartItems }));
  await userEvent.click(add);
  await waitFor(() => expect(last()).toBeVisible());
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription(format(texts.tooManyItems, { max: maxChartItems }));
  await userEvent.click(add);
  expect(
    screen.queryByLabelText(format(texts.itemTitle, { number: maxChartItems + 1 })),
  ).toBeNull();
  await userEvent.click(screen.getByLabelText(format(texts.removeItem, { number: maxChartItems })));
  await waitFor(() => expect(last()).toBeNull());
  expect(add).not.toHaveAttribute('aria-disabled', 'true');
  await portal.call('editor', 'DELETE', `/chartgroups/${body.Id}`);
});

it('signs between thousands are understood, and what was saved shows again as the same number', async () => {
  const stored = async () =>
    (await portal.call<ChartGroup[]>('editor', 'GET', '/chartgroups')).body.flatMap(
      ({ ChartItems }) => ChartItems.map(({ ChartValue }) => ChartValue),
    );
  const show = () =>
    portal.show(
      <Suspense>
        <KpiChartsPage />
        <ModalOutlet />
      </Suspense>,
      { person: 'editor', at: '/kpi-charts' },
    );
  const { unmount } = await show();
  await press('Add chart');
  await fill(/^Name/, 'Cargo');
  await fill(/^Title of figure 1/, 'Tonnes');
  await fill(/^Value of figure 1/, '1,20,000');
  await press('Save');
  expect(
    await screen.findByText('Enter the number without separators for thousands, such as 1200.5.'),
  ).toBeVisible();
  await fill(/^Value of figure 1/, '1,200');
  await press('Save');
  await waitFor(async () => expect(await stored()).toEqual([1200]));
  await press('Edit Cargo');
  expect(await screen.findByRole('textbox', { name: /^Value of figure 1/ })).toHaveValue('1200');
  await fill(/^Value of figure 1/, '1.234');
  await press('Save');
  await waitFor(async () => expect(await stored()).toEqual([1.234]));
  unmount();
  const spoken = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['da-DK']);
  await show();
  await press('Rediger Cargo');
  expect(await screen.findByRole('textbox', { name: /^Værdi af nøgletal 1/ })).toHaveValue('1,234');
  await fill(/^Navn/, 'Last');
  await press('Gem');
  await screen.findByText('Last');
  expect(await stored()).toEqual([1.234]);
  // Two editors at once see both figures as they are written in their language.
  const { body } = await portal.call<ChartGroup[]>('editor', 'GET', '/chartgroups');
  const { Id, ChartType, ChartWidth, Active, GroupName } = certain(body[0]);
  await press('Rediger Last');
  await fill(/^Værdi af nøgletal 1/, '2,5');
  await portal.call('admin', 'PUT', `/chartgroups/${Id}`, {
    ...{ ChartType, ChartWidth, Active, GroupName },
    ChartItems: [{ Title: 'Tonnes', ChartValue: 7.25 }],
  });
  await press('Gem');
  expect(await screen.findByText('Tonnes: 7,25')).toBeInTheDocument();
  expect(screen.getByText('Tonnes: 2,5')).toBeInTheDocument();
  spoken.mockRestore();
});

it('ADMIN-06 ADMIN-09 ADMIN-16 REPORT-16 REPORT-17 REPORT-18 REPORT-19 SHELL-32 the page Power BI Visuals adds, changes and deletes frames; reports and dashboards are offered', async () => {
  const frames = async () =>
    (await portal.call<PowerBiFrame[]>('powerbieditor', 'GET', '/powerbiframes')).body;
  const EmbedUrl = `${portal.devTenant.powerBiUrl}/reportEmbed?reportId=fleet&groupId=nordvik`;
  await portal.show(
    <Suspense>
      <PowerBiPage />
      <ModalOutlet />
    </Suspense>,
    { person: 'powerbieditor', at: '/power-bi' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Power BI Visuals' })).toBeVisible();
  await press('Add visual');
  expect(await screen.findByRole('dialog', { name: 'Add/Edit visual' })).toBeVisible();
  await fill(/^Title/, 'Fleet');
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    '0',
    '1',
  ]);
  await fill(/^Embed address/, 'https://evil.example/reportEmbed?groupId=nordvik');
  await fill(/^ID of the report/, 'fleet');
  await press('Save');
  expect(await screen.findByText(/^must begin with/)).toBeVisible();
  await fill(/^Embed address/, EmbedUrl);
  await press('Save');
  await waitFor(async () =>
    expect(await frames()).toEqual([
      expect.objectContaining({
        Title: 'Fleet',
        Type: 0,
        EmbedUrl,
        EmbedId: 'fleet',
        MobileViewHeight: 480,
        ShowTitle: true,
        Active: true,
      }),
    ]),
  );
  await press('Edit Fleet');
  await fill(/^Height on phones/, '700');
  await userEvent.click(screen.getByRole('switch', { name: 'Show the filter pane' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Shown' }));
  const fetched = jest.spyOn(globalThis, 'fetch');
  await press('Save');
  await waitFor(async () =>
    expect(await frames()).toEqual([
      expect.objectContaining({ MobileViewHeight: 700, ShowFilterPane: true, Active: false }),
    ]),
  );
  const [frame] = await frames();
  const changes = fetched.mock.calls.filter(([, init]) => init?.method === 'PUT');
  fetched.mockRestore();
  const site = new URLSearchParams({ siteUrl: portal.devTenant.sharePointUrl });
  expect(changes.map(([url]) => String(url))).toContain(
    `${portal.url}/api/powerbiframes/${frame!.Id}?${site}`,
  );
  await press('Delete Fleet');
  await press('Delete');
  expect(await screen.findByText('There are no visuals yet.')).toBeVisible();
});

it('ADMIN-06 SHELL-32 the dialog that lists all visuals is called "Add/Edit visual"', async () => {
  await portal.show(
    <Suspense>
      <ModalOutlet />
    </Suspense>,
    { person: 'powerbieditor', at: '/?modal=power-bi' },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Add/Edit visual' });
  // The title that waits for the list gives way to the list's own.
  expect(await within(dialog).findByRole('button', { name: 'Add visual' })).toBeVisible();
  expect(within(dialog).getByRole('heading', { name: 'Add/Edit visual' })).toBeVisible();
});

it.each([
  ['showRestaurantMenus', 'restaurants', 'Add restaurant'],
  ['enablePowerBI', 'power-bi', 'Add visual'],
] as const)(
  'ADMIN-09 the dialog of what nobody sees while %s is off says so',
  async (key, modal, add) => {
    const open = () => portal.show(<ModalOutlet />, { person: 'admin', at: `/?modal=${modal}` });
    const note = new RegExp(`^Nobody sees this now\\. .* the feature setting ${key}\\.$`);
    await storeSetting(portal, key, false);
    const { unmount } = await open();
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open feature settings' })).toHaveAttribute(
      'href',
      `/admin/settings?search=${key}`,
    );
    unmount();
    await storeSetting(portal, key, true);
    await open();
    expect(await screen.findByRole('button', { name: add })).toBeVisible();
    expect(screen.queryByText(note)).toBeNull();
  },
);

describe('the form of a visual', () => {
  const edit = async (fields: object = {}) => {
    const EmbedUrl = `${portal.devTenant.powerBiUrl}/dashboardEmbed?dashboardId=ships&groupId=nordvik`;
    const stored = { Title: 'Fleet', Type: 0, EmbedUrl, EmbedId: 'fleet', ...fields };
    const { Id } = await portal.db
      .insertInto('power_bi_frames')
      .values({ ...stored, ChannelTermPowerBIFrames: '[]', Modified: new Date() } as never)
      .returning('Id')
      .executeTakeFirstOrThrow();
    await portal.show(
      <Suspense>
        <ModalOutlet />
      </Suspense>,
      { person: 'powerbieditor', at: `/?modal=power-bi/edit/${Id}` },
    );
  };

  it('REPORT-19 leads back to a tile that was opened as one', async () => {
    await edit({ Type: 2 });
    await userEvent.click(await screen.findByRole('radio', { name: 'Report' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Tile' }));
    expect(screen.getByRole('radio', { name: 'Tile' })).toBeChecked();
  });

  it.each([
    ['that is missing', '', 'Enter a value.'],
    ['of another form', 'reports/fleet', 'Use only the letters A–Z, digits, - and _.'],
    ['that is too long', 'a'.repeat(201), 'Use at most 200 characters.'],
  ])('says what is wrong with an id %s', async (_, id, said) => {
    await edit();
    await fill(/^ID of the report/, id);
    await press('Save');
    expect(await screen.findByText(said)).toBeVisible();
  });
});
