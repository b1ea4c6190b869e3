import type { RetentionKind } from '#shared/rules/retention';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { Announce, MadeChange } from '../../db/changes';
import type { Database } from '../../db/database';

/** The result of one batch. */
export interface Removal {
  removed: number;
  /** Where the next batch begins; left out: nothing is left to look at. */
  next?: unknown;
}

export interface BatchContext {
  transaction: Database;
  announce: Announce;
  now: Date;
  /** Anything older has been kept long enough. */
  before: Date;
  /** Where the batch begins; nothing for the first. */
  from: unknown;
}

/** How one kind of thing is removed: a batch for each transaction, none of which takes long. */
export interface Removable {
  kind: RetentionKind;
  /** The change by which caches that hold it are notified. */
  change?: MadeChange;
  /**
   * Before the first batch of a run; what it throws keeps the kind from being removed. `goOn` is
   * called between two steps: it keeps the run for this server, and throws where it is over.
   */
  prepare?: (settings: FeatureSettings, goOn: () => Promise<void>) => Promise<void>;
  removeSome: (context: BatchContext) => Promise<Removal>;
  /** How many would be removed now; more than `max` need not be counted. */
  count: (db: Database, before: Date, max: number) => Promise<number>;
}
