import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ChartGroup, NewChartGroup } from '#shared/contract/chartGroups';
import { KeyFigures } from '../../../src/client/features/charts/KeyFigures';
import { resizeTo, watchRequests } from '../../support/widgets/newsWidgets';
import { storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const onEmptyChange = jest.fn();
afterEach(() => jest.useRealTimers());
beforeEach(async () => {
  onEmptyChange.mockClear();
  resizeTo(1_440);
  const { body } = await portal.call<ChartGroup[]>('admin', 'GET', '/chartgroups');
  for (const { Id } of body) await portal.call('admin', 'DELETE', `/chartgroups/${Id}`);
});

const store = (group: Partial<NewChartGroup>) =>
  portal.call('admin', 'POST', '/chartgroups', {
    GroupName: 'Fuel',
    ChartType: 1,
    ChartItems: [
      { Title: 'Methanol', ChartValue: 18.5 },
      { Title: 'Gas oil', ChartValue: 61 },
    ],
    ...group,
  });
const show = () =>
  portal.show(
    <Suspense>
      <KeyFigures place="main" onEmptyChange={onEmptyChange} />
    </Suspense>,
  );
const chart = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('article')!;
const widths = () =>
  screen.getAllByRole('article').map((article) => article.closest('li')!.dataset['width']);

it('KPI-01 KPI-10 KPI-16 one call brings the active groups, each with its name and its figures as a table', async () => {
  await store({});
  await store({ GroupName: 'Hidden', Active: false });
  const requests = watchRequests(portal);
  await show();
  const card = within(await chart('Fuel'));
  await userEvent.click(card.getByText('Show as a table'));
  expect(
    within(card.getByRole('table', { name: 'Fuel' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['FigureValue', 'Methanol18.5', 'Gas oil61']);
  // Each value is read with the name of its figure.
  expect(card.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Methanol',
    'Gas oil',
  ]);
  expect(screen.queryByText('Hidden')).toBeNull();
  expect(requests('/chartgroups').map((address) => new URL(address).pathname)).toEqual([
    '/api/chartgroups/active',
  ]);
});

it("KPI-02 KPI-04 KPI-06 KPI-17 a pie is drawn in the organisation's colours, bars are 200 pixels high", async () => {
  await storeSetting(portal, 'chartColours', [
    '#010203',
    '#040506',
    '#070809',
    '#0a0b0c',
    '#0d0e0f',
    '#101112',
    '#131415',
    '#161718',
    '#191a1b',
    '#1c1d1e',
  ]);
  await store({});
  await store({ GroupName: 'On time', ChartType: 2 });
  await show();
  const pie = await chart('Fuel');
  await waitFor(() => expect(pie.querySelectorAll('svg path')).toHaveLength(2));
  const colours = (article: HTMLElement) => [...new Set(article.innerHTML.match(/#0[0-9a-f]{5}/g))];
  expect(colours(pie)).toEqual(['#010203', '#040506']);
  const bars = await chart('On time');
  await waitFor(() => expect(bars.querySelector('svg')).not.toBeNull());
  expect(bars.querySelector('[style*="height: 200px"]')).not.toBeNull();
  expect(bars.innerHTML).not.toContain('#040506');
});

it('KPI-06 a pie of twelve parts begins the ten colours again with its eleventh', async () => {
  const colours = Array.from({ length: 10 }, (_, index) => `#${`0${index}`.repeat(3)}`);
  await storeSetting(portal, 'chartColours', colours);
  const ChartItems = Array.from({ length: 12 }, (_, index) => ({
    Title: `Part ${index + 1}`,
    ChartValue: 100 - index,
  }));
  await store({ ChartItems });
  await show();
  const pie = await chart('Fuel');
  await waitFor(() => expect(pie.querySelectorAll('svg path')).toHaveLength(12));
  const shown = [...pie.querySelectorAll<SVGPathElement>('svg path')].map(
    ({ style }) => style.fill,
  );
  expect(shown).toEqual([...colours, '#000000', '#010101']);
});

it('KPI-05 the scale of bars ends at the largest value, rounded up to a multiple of 10', async () => {
  const ferries = { Title: 'Ferries', ChartValue: 62.4 };
  const highest = { alone: [], exact: [70], above: [70.1] };
  for (const [GroupName, values] of Object.entries(highest))
    await store({
      ...{ GroupName, ChartType: 2 },
      ChartItems: [ferries, ...values.map((ChartValue) => ({ Title: 'Tugs', ChartValue }))],
    });
  await show();
  const heightIn = async (name: string) => {
    const card = await chart(name);
    const bar = await within(card).findByRole('option', { name: /Ferries/ });
    return Number(bar.getAttribute('height'));
  };
  const exact = await heightIn('exact');
  expect(exact).toBeGreaterThan(0);
  expect((await heightIn('alone')) / exact).toBeCloseTo(1, 5);
  expect((await heightIn('above')) / exact).toBeCloseTo(70 / 80, 5);
});

it.each([1, 2] as const)(
  'KPI-02 figures that are all 0 are shown as a table (type %s)',
  async (ChartType) => {
    const ChartItems = ['Methanol', 'Gas oil'].map((Title) => ({ Title, ChartValue: 0 }));
    await store({ ChartType, ChartItems });
    await show();
    const card = within(await chart('Fuel'));
    expect((await card.findAllByRole('row')).map(({ textContent }) => textContent)).toEqual([
      'FigureValue',
      'Methanol0',
      'Gas oil0',
    ]);
    expect(card.queryByRole('alert')).toBeNull();
    expect(card.queryByText('Show as a table')).toBeNull();
  },
);

it('KPI-04 bars of the same title stand beside one another', async () => {
  const ChartItems = [10, 20, 30].map((ChartValue) => ({ Title: 'Tugs', ChartValue }));
  await store({ ChartType: 2, ChartItems });
  await show();
  const bars = await within(await chart('Fuel')).findAllByRole('option');
  expect(new Set(bars.map((bar) => bar.getAttribute('x'))).size).toBe(3);
});

it('KPI-03 KPI-07 KPI-08 charts take their part of the section; below 776 pixels all of it, once the resize is over', async () => {
  for (const ChartWidth of [25, 50, 75, 100] as const)
    await store({ GroupName: `${ChartWidth}`, ChartWidth });
  await show();
  await chart('25');
  expect(widths()).toEqual(['25', '50', '75', '100']);
  act(() => resizeTo(775));
  expect(widths()).toEqual(['25', '50', '75', '100']);
  await waitFor(() => expect(widths()).toEqual(['100', '100', '100', '100']));
  act(() => resizeTo(776));
  await waitFor(() => expect(widths()).toEqual(['25', '50', '75', '100']));
});

it('KPI-08 the layout changes 300 ms after the last resize, and not before', async () => {
  await store({ ChartWidth: 25 });
  await show();
  await chart('Fuel');
  jest.useFakeTimers();
  const after = (time: number) => act(() => jest.advanceTimersByTime(time));
  act(() => resizeTo(775));
  after(200);
  act(() => resizeTo(700));
  after(299);
  expect(widths()).toEqual(['25']);
  after(1);
  expect(widths()).toEqual(['100']);
});

it('TODAY-05 ERRORS-30 the widget asks to be hidden without active groups; a failure is shown and can be retried', async () => {
  const { unmount } = await show();
  await waitFor(() => expect(onEmptyChange).toHaveBeenLastCalledWith(true));
  unmount();
  await store({});
  const real = globalThis.fetch;
  const broken = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/api/chartgroups')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  await show();
  expect(
    within(await screen.findByRole('alert')).getByText('Key figures could not be loaded'),
  ).toBeVisible();
  broken.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await chart('Fuel')).toBeVisible();
});
