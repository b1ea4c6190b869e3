import type { retention } from '#shared/contract/people/retention';
import { maxCounted, retentionSettings } from '#shared/rules/retention';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import { insertAudit } from '../audits/store';
import { removables } from './removables';
import { changeOfRun, listRuns, noteAsked, runOf } from './runs';

const day = 24 * 3_600_000;
const shownRuns = 10;

/** How long what is kept; and its removal, asked for by an administrator. */
export function retentionHandlers(deps: HandlerDeps): Handlers<typeof retention> {
  const { config, db, wideDb, changes, targeting, now } = deps;
  const kinds = removables(deps);
  return {
    'GET /admin/retention': async () => {
      const settings = await targeting.settings();
      const counted = kinds.map(async ({ kind: Kind, count }) => {
        const Days = settings[retentionSettings[Kind]];
        const before = new Date(now().getTime() - Days * day);
        return { Kind, Days, Due: Days === 0 ? 0 : await count(wideDb, before, maxCounted) };
      });
      const [Kinds, Runs] = await Promise.all([Promise.all(counted), listRuns(db, shownRuns)]);
      return { Time: config.retentionTime, Kinds, Runs };
    },

    'POST /admin/retention/runs': async ({ person }) =>
      changes.commit(db, person, { topic: 'retention' }, async (transaction, announce) => {
        const run = await noteAsked(transaction, now());
        if (!run) throw new ProblemError('alreadyExists', { detail: 'A removal is under way.' });
        const entry = { Resource: 'retention', ResourceId: run.Id, Action: 'created' } as const;
        const Title = now().toISOString().slice(0, 10);
        await insertAudit(transaction, { ...entry, values: { Title } }, person, now());
        announce(changeOfRun(run.Id, 'created'));
        return runOf(run);
      }),
  };
}
