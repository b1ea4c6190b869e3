import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { ChartGroup } from '../../src/shared/contract/chartGroups';
import type { PowerBiFrame } from '../../src/shared/contract/powerBiFrames';
import { listenToNotices, type Notice } from '../../src/client/data/notices';
import { KpiChartsPage } from '../../src/client/pages/KpiChartsPage';
import { PowerBiPage } from '../../src/client/pages/PowerBiPage';
import { ModalOutlet } from '../../src/client/shell/ModalOutlet';
import '../support/newsWidgets';
import { startWidgetPortal, type WidgetPortal } from '../support/widgetPortal';

let portal: WidgetPortal;
beforeAll(async () => {
  portal = await startWidgetPortal();
});
afterAll(() => portal?.stop());

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const fill = async (name: RegExp, value: string) => fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

it('ADMIN-09 ADMIN-16 ERRORS-48 KPI-01 KPI-12 KPI-13 KPI-14 the page KPI Charts adds, changes and deletes charts with their figures', async () => {
  const groups = async () => (await portal.call<ChartGroup[]>('editor', 'GET', '/chartgroups')).body;
  await portal.show(<Suspense><KpiChartsPage /><ModalOutlet /></Suspense>, { person: 'editor', at: '/kpi-charts' });
  expect(await screen.findByRole('heading', { level: 1, name: 'KPI Charts' })).toBeVisible();
  await press('Add chart');
  await fill(/^Name/, 'Fuel');
  await fill(/^Title of figure 1/, 'Methanol');
  await press('Save');
  expect(await screen.findByText(/^Figure 1 needs a title/)).toBeVisible();
  await fill(/^Value of figure 1/, '18,5');
  await userEvent.click(screen.getByRole('radio', { name: 'Pie' }));
  await press('Save');
  await waitFor(async () => expect(await groups()).toEqual([expect.objectContaining({ GroupName: 'Fuel', ChartType: 1, ChartWidth: 50, Active: true, ChartItems: [{ Title: 'Methanol', ChartValue: 18.5 }] })]));
  await press('Edit Fuel');
  await fill(/^Name/, 'Energy');
  await userEvent.click(screen.getByRole('switch', { name: 'Shown on the start page' }));
  await press('Save');
  await waitFor(async () => expect(await groups()).toEqual([expect.objectContaining({ GroupName: 'Energy', Active: false })]));
  const notices: Notice[] = [];
  const stop = listenToNotices((notice) => notices.push(notice));
  await press('Delete Energy');
  await press('Delete');
  expect(await screen.findByText('There are no charts yet.')).toBeVisible();
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Deleted!', duration: 2_500 }]));
  stop();
});

it('ADMIN-06 ADMIN-09 ADMIN-16 REPORT-16 REPORT-17 REPORT-18 REPORT-19 the page Power BI Visuals adds, changes and deletes frames; reports and dashboards are offered', async () => {
  const frames = async () => (await portal.call<PowerBiFrame[]>('powerbieditor', 'GET', '/powerbiframes')).body;
  const EmbedUrl = `${portal.devTenant.powerBiUrl}/reportEmbed?reportId=fleet&groupId=nordvik`;
  await portal.show(<Suspense><PowerBiPage /><ModalOutlet /></Suspense>, { person: 'powerbieditor', at: '/power-bi' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Power BI Visuals' })).toBeVisible();
  await press('Add visual');
  expect(await screen.findByRole('dialog', { name: 'Add/Edit visual' })).toBeVisible();
  await fill(/^Title/, 'Fleet');
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['0', '1']);
  await fill(/^Embed address/, 'https://evil.example/reportEmbed?groupId=nordvik');
  await fill(/^Id of the report/, 'fleet');
  await press('Save');
  expect(await screen.findByText(/^must begin with/)).toBeVisible();
  await fill(/^Embed address/, EmbedUrl);
  await press('Save');
  await waitFor(async () => expect(await frames()).toEqual([expect.objectContaining({ Title: 'Fleet', Type: 0, EmbedUrl, EmbedId: 'fleet', MobileViewHeight: 480, ShowTitle: true, Active: true })]));
  await press('Edit Fleet');
  await fill(/^Height on phones/, '700');
  await userEvent.click(screen.getByRole('switch', { name: 'Show the filter pane' }));
  await press('Save');
  await waitFor(async () => expect(await frames()).toEqual([expect.objectContaining({ MobileViewHeight: 700, ShowFilterPane: true })]));
  await press('Delete Fleet');
  await press('Delete');
  expect(await screen.findByText('There are no visuals yet.')).toBeVisible();
});
