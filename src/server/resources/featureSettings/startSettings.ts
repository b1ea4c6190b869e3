import { infoboxMinHeight } from '#shared/rules/infoboxes';
import { effectiveSettings, startSettingsOf, type StartSettings } from '#shared/rules/settings';
import { Remembered } from '../../db/remembered';
import type { Deps } from '../../deps';
import type { InfoboxRow } from '../infoboxes/rows';
import { listUnended } from '../infoboxes/store';
import { listSettings } from './store';

/** Milliseconds that a page waits for a database that is away; it then goes out with what was known last. */
const patience = 500;

/** Tells the settings that pages carry: from memory, as they are after the last change. Nothing while they were never read. */
export function currentStartSettings({ db, changes, now }: Pick<Deps, 'db' | 'changes' | 'now'>): () => Promise<StartSettings | undefined> {
  const remembered = new Remembered<StartSettings>(changes, 1, ({ topic }) => (['targeting', 'infoboxes', 'everything'].includes(topic) ? 'all' : 'none'));
  let last: StartSettings | undefined;
  const read = async () => {
    last = await remembered.get('start', async () => startSettingsOf(effectiveSettings(await listSettings(db)), zonesOf(await listUnended(db, now()))));
    return last;
  };
  return () => withinPatience(read().catch(() => last), () => last);
}

function zonesOf(infoboxes: readonly InfoboxRow[]): StartSettings['infoboxZones'] {
  const zones: StartSettings['infoboxZones'] = {};
  for (const { RouteId, AreaId, Height } of infoboxes) (zones[`${RouteId} ${AreaId}`] ??= []).push(infoboxMinHeight(AreaId, Height));
  return zones;
}

function withinPatience<T>(work: Promise<T>, otherwise: () => T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise()), patience);
    void work.then(resolve).finally(() => clearTimeout(timer));
  });
}
