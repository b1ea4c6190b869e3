import type { ChartGroup } from '#shared/contract/chartGroups';
import { chartWidthOf } from '#shared/rules/widgets/charts';
import { infoboxMinHeight, infoboxState } from '#shared/rules/widgets/infoboxes';
import {
  effectiveSettings,
  startSettingsOf,
  type FeatureSettings,
  type StartSettings,
} from '#shared/rules/settings/settings';
import { UntilChange } from '../../memory/untilChange';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { orInTime } from '../../orInTime';
import type { InfoboxRow } from '../infoboxes/rows';
import { hasRows, listRows } from '../editable/store';
import { listFramesOn } from '../powerBiFrames/store';
import { listUnended } from '../infoboxes/store';
import { listSettings } from './store';

/**
 * Milliseconds that a page waits for a database that is away; it then goes out with what was known
 * last.
 */
const timeout = 500;

/**
 * Start pages, which everybody opens. The zones of other pages would tell visitors what pages there
 * are.
 */
const startRoutes = new Set(['/', '/light']);

interface Known {
  settings: FeatureSettings;
  infoboxes: readonly InfoboxRow[];
  chartWidths: number[];
  hasReports: boolean;
  hasItemsToRead: boolean;
  hasChannels: boolean;
}

/**
 * Tells the settings that pages carry: from memory, as they are after the last change. Nothing
 * while they were never read.
 */
export function currentStartSettings({
  db,
  changes,
  now,
}: Pick<Deps, 'db' | 'changes' | 'now'>): () => Promise<StartSettings | undefined> {
  const stored = new UntilChange<Known>(changes, 1, ({ topic }) =>
    ['targeting', 'infoboxes', 'editable', 'everything'].includes(topic) ? 'all' : 'none',
  );
  let last: StartSettings | undefined;
  const read = async () => {
    const { settings, infoboxes, ...content } = await stored.get('start', () =>
      readKnown(db, now()),
    );
    const current = startSettingsOf(settings, {
      infoboxZones: zonesOf(infoboxes, now()),
      ...content,
    });
    // The same object as long as it says the same: pages are made again for another one.
    if (JSON.stringify(current) !== JSON.stringify(last)) last = current;
    return last;
  };
  return () =>
    orInTime(
      read().catch(() => last),
      timeout,
      () => last,
    );
}

async function readKnown(db: Database, now: Date): Promise<Known> {
  const settings = effectiveSettings(await listSettings(db));
  const readable = settings.includeDraftsInRequiredReading ? {} : { IsDraft: false };
  const [infoboxes, charts, reports, hasItemsToRead, hasChannels] = await Promise.all([
    listUnended(db, now),
    listRows<ChartGroup>(db, { table: 'chart_groups' }, 'Id', { Active: true }),
    listFramesOn(db, '/'),
    hasRows(db, { table: 'items_to_read' }, readable),
    hasRows(db, { table: 'terms' }, { Kind: 'channel', IsDeprecated: false }),
  ]);
  return {
    settings,
    infoboxes: infoboxes.filter(isForEverybody),
    chartWidths: charts.map(chartWidthOf),
    hasReports: reports.length > 0,
    hasItemsToRead,
    hasChannels,
  };
}

/** Pages go out before anybody has signed in: what is limited to channels must not show in them. */
function isForEverybody({ RouteId, ChannelTermIds }: InfoboxRow): boolean {
  return startRoutes.has(RouteId) && ChannelTermIds.length === 0;
}

function zonesOf(infoboxes: readonly InfoboxRow[], now: Date): StartSettings['infoboxZones'] {
  const zones: StartSettings['infoboxZones'] = {};
  const languages = new Map<string, string>();
  for (const { RouteId, AreaId, Height, LanguageTermId } of infoboxes.filter(
    (infobox) => infoboxState(infobox, now) === 'active',
  )) {
    const zone = `${RouteId} ${AreaId}`;
    // Who reads is not known yet. An infobox mostly stands there once for each language, so that
    // one language is counted.
    if (LanguageTermId !== null && LanguageTermId !== (languages.get(zone) ?? LanguageTermId))
      continue;
    if (LanguageTermId !== null) languages.set(zone, LanguageTermId);
    (zones[zone] ??= []).push(infoboxMinHeight(AreaId, Height));
  }
  return zones;
}
