import type { Audience } from '../../db/announcement';
import type { Announce, MadeChange } from '../../db/changes';
import type { Database } from '../../db/database';
import type { AuditTable } from '../../db/tables';
import type { ComponentId } from '#shared/realtime';
import type { Role } from '#shared/rules/people/roles';
import type { MaybePromise } from '../../maybePromise';
import type { Person } from '../../person';
import type { Author } from '../targeting/channelChecks';
import type { Dependents } from './dependents';
import type { WrittenFields } from './fields';
import type { Place, Values } from './store';

export type Action = AuditTable['Action'];
/** Field → what is wrong with it. */
export type Messages = Record<string, string[]>;

/** One write, as the checks and what follows from it see it. */
export interface Writing<Row extends Values> {
  transaction: Database;
  author: Author;
  /** The stored row; nothing for something new. */
  before: Row | undefined;
  /** The values sent, in the form in which they are stored. */
  values: Values;
}

/** The row before and after one write. */
export interface Changed<Row> {
  /** Nothing for something new. */
  before?: Row;
  /** Nothing for what was deleted. */
  after?: Row;
}

/** How a kind of things that editors write differs from the others. */
export interface EditableOptions<Row extends Values, Answer> extends Place {
  /** Name in the history. */
  resource: AuditTable['Resource'];
  /** Column that orders the list. */
  orderBy?: string;
  /** The topic by which other servers and caches are notified of a change. */
  topic?: Exclude<MadeChange['topic'], 'person'>;
  /** Brings fields into the form in which they are stored, and refuses what cannot be. */
  fields?: WrittenFields;
  /** Fields of a body that are no columns; `afterwards` sees them. */
  notStored?: readonly string[];
  /** Columns of something new that nothing was sent for. */
  defaults?: Values;
  /** Checks what the schema cannot. */
  check?: (writing: Writing<Row>) => MaybePromise<Messages>;
  /** Refuses to delete a row; throws `ProblemError`. */
  checkRemoval?: (transaction: Database, row: Row) => Promise<void>;
  /** Rows that go with one that is deleted, and come back with it. */
  dependents?: readonly Dependents[];
  /** Columns that follow from what is written and by whom. */
  derived?: (values: Values, person: Person, before: Row | undefined, now: Date) => Values;
  /** Holds more than the row against other changes. */
  lock?: (transaction: Database) => Promise<void>;
  /** Columns of a write that the history leaves out, beside the keys. */
  notInHistory?: (changed: Changed<Row>) => readonly string[];
  /** Columns that stay as they are when an earlier state is put back. */
  notRestored?: readonly string[];
  /** Checks what is put back from the history. */
  checkRestored?: (writing: Writing<Row>) => MaybePromise<Messages>;
  /** Whether open pages of readers are notified of a row; left out: of every one. */
  isAnnounced?: (row: Row, now: Date) => boolean;
  /** The component that open pages are notified of, or a function that announces something else. */
  announce: ComponentId | ((announce: Announce, changed: Changed<Row>, now: Date) => void);
  /** The people whose open pages are notified of the component; left out or nothing: everybody. */
  audienceOf?: (row: Row) => Audience | undefined;
  /**
   * The roles whose open pages are notified beside readers', also of rows that readers do not see.
   */
  managers?: readonly Role[];
  /** Further work that belongs to the write, in its transaction. */
  afterwards?: (write: {
    action: Action;
    row: Row;
    /** Its state before; nothing where it is new or put back. */
    before?: Row | undefined;
    body: Values;
    transaction: Database;
    announce: Announce;
    author: Author;
  }) => Promise<void>;
  /** The same once for a whole tree, in place of `afterwards`; it gets the new rows. */
  afterTree?: (transaction: Database, made: readonly Row[]) => Promise<void>;
  /** Makes the answer of a row; what it needs is read before the write begins. */
  answering?: (person: Person) => Promise<(row: Row) => Answer>;
}
