import { NewChartGroup } from '#shared/contract/chartGroups';
import type { NewPowerBiFrame } from '#shared/contract/powerBiFrames';
import { reports } from '../powerbi/reports';
import { content } from './content';
import { channel } from './terms';

/** The key figures of the example organisation. */
export const charts: readonly NewChartGroup[] = content('charts', NewChartGroup);

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
