import type { ProblemError } from '../../http/problems';
import type { Id, Values } from './store';

/** A write of several rows at once: what each gets, and what it must have had. */
export interface RowChange {
  id: Id;
  values: Values;
  /** Columns that must stand there as they are given; a conflict otherwise. */
  from?: Values;
}

/** What becomes of one row among several. */
export interface RowEdit<Row> {
  id: Id;
  version: string | undefined;
  /** What it gets, by what stands there; nothing: it is deleted. */
  values: (row: Row) => Values | undefined;
}

/** A row that stayed as it was, and why. */
export interface FailedEdit<Row> {
  id: Id;
  row: Row | undefined;
  problem: ProblemError;
}

/** The body of something new, with the bodies of what lies below it. */
export interface Branch extends Values {
  Children?: readonly Branch[];
}
