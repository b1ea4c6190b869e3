import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { FoundRow } from '#shared/rules/search/foundRows';
import type { Failure } from '../connection/failure';

/** The question of a section of the search dialog to its source. */
export interface SearchAsk {
  /** The text that the person typed. */
  text: string;
  /** ISO 8601: only what was published or changed since. */
  since: string | undefined;
  /** How many rows to leave out. */
  start: number;
  amount: number;
  settings: FeatureSettings;
  operation: string;
  signal: AbortSignal;
}

/** A part of what was found. */
export interface FoundPart {
  rows: FoundRow[];
  hasMore: boolean;
  /** Where a section asks two services: the one that failed while the other found something. */
  missing?: { source: 'apps' | 'links'; failure: Failure };
}
