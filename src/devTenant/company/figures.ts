import type { NewChartGroup } from '#shared/contract/chartGroups';
import type { NewPowerBiFrame } from '#shared/contract/powerBiFrames';
import { reports } from '../powerbi/reports';
import { channel } from './terms';

/** The key figures of the example organisation. */
export const charts: readonly NewChartGroup[] = [
  {
    GroupName: 'Departures on time, by quarter',
    ChartType: 2,
    ChartWidth: 50,
    ChartItems: [
      ['Q1', 88.4],
      ['Q2', 91.2],
      ['Q3', 93.7],
      ['Q4', 92.4],
    ].map(([Title, ChartValue]) => ({ Title: String(Title), ChartValue: Number(ChartValue) })),
  },
  {
    GroupName: 'Fuel by kind',
    ChartType: 1,
    ChartWidth: 50,
    ChartItems: [
      ['Marine gas oil', 61],
      ['Methanol', 18],
      ['Shore power', 13],
      ['Biodiesel', 8],
    ].map(([Title, ChartValue]) => ({ Title: String(Title), ChartValue: Number(ChartValue) })),
  },
  {
    GroupName: 'Safety observations this year',
    ChartType: 2,
    ChartWidth: 100,
    ChartItems: [
      ['Shipping', 412],
      ['Terminals', 587],
      ['Engineering', 143],
      ['Offshore wind', 298],
      ['Group functions', 64],
    ].map(([Title, ChartValue]) => ({ Title: String(Title), ChartValue: Number(ChartValue) })),
  },
];

/** The report frames on the start page. */
export function reportFrames(powerBiUrl: string): NewPowerBiFrame[] {
  return reports.map(({ id, kind, title }) => ({
    Title: title,
    Type: kind === 'report' ? 0 : 1,
    EmbedUrl: `${powerBiUrl}/${kind}Embed?${kind}Id=${id}&groupId=nordvik`,
    EmbedId: id,
    ShowNavigationPane: kind === 'report',
    MobileViewHeight: 560,
    ChannelTermPowerBIFrames:
      kind === 'dashboard'
        ? ['terminals', 'results'].map((key) => ({ ChannelTermId: channel(key).id }))
        : [],
  }));
}
