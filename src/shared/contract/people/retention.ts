import { Type, type Static } from '@sinclair/typebox';
import { retentionKinds } from '../../rules/retention';
import { defineCalls } from '../call';
import { fields, nullable, object, oneOf } from '../fields';

const Kind = oneOf(retentionKinds);

/** One removal of what was kept long enough. */
export const RetentionRun = object({
  Id: fields.id,
  /** Requested by an administrator; else it was a nightly run. */
  IsAsked: Type.Boolean(),
  /** Null while no server has begun. */
  Started: nullable(fields.dateTime),
  Finished: nullable(fields.dateTime),
  Removed: Type.Array(object({ Kind, Count: Type.Integer({ minimum: 0 }) })),
  /** The kinds that could not be removed; the next run tries again. */
  Failed: Type.Array(Kind),
});
export type RetentionRun = Static<typeof RetentionRun>;

export const Retention = object({
  /** Time of day of the nightly run, in UTC, as 03:30. */
  Time: Type.String(),
  Kinds: Type.Array(
    object({
      Kind,
      /** 0: for ever. */
      Days: Type.Integer({ minimum: 0 }),
      /** How many would be removed now; one more than `maxCounted` where there are more. */
      Due: Type.Integer({ minimum: 0 }),
    }),
  ),
  /** The newest first. */
  Runs: Type.Array(RetentionRun),
});
export type Retention = Static<typeof Retention>;

export const retention = defineCalls({
  'GET /admin/retention': {
    summary:
      'How long what is kept, what would be removed now, and what the last runs have removed.',
    access: ['Admin'],
    takes: 'database',
    answer: Retention,
  },
  'POST /admin/retention/runs': {
    summary: 'Has removed now what was kept long enough; 409 while a run is under way.',
    access: ['Admin'],
    answer: RetentionRun,
    problems: ['alreadyExists'],
  },
});
