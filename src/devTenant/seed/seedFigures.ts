import type { ChartGroup } from '#shared/contract/chartGroups';
import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { charts, reportFrames } from '../company/figures';
import type { PortalClient } from './portalClient';

/**
 * The key figures and report frames, one after the other, so that they stand in the same order
 * every time.
 */
export async function seedFigures(admin: PortalClient, powerBiUrl: string): Promise<void> {
  const groups = new Set(
    (await admin.get<ChartGroup[]>('/chartgroups')).map(({ GroupName }) => GroupName),
  );
  for (const group of charts.filter(({ GroupName }) => !groups.has(GroupName)))
    await admin.post('/chartgroups', group);
  const frames = new Set(
    (await admin.get<PowerBiFrame[]>('/powerbiframes')).map(({ Title }) => Title),
  );
  for (const frame of reportFrames(powerBiUrl).filter(({ Title }) => !frames.has(Title)))
    await admin.post('/powerbiframes', frame);
}
