import type { Audit } from '#shared/contract/audits';
import type { ComponentId } from '#shared/realtime';
import type { HandlerDeps } from '../../deps';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import type { AuditTable } from '../../db/tables';
import { invalidField, ProblemError } from '../../http/problems';
import type { Person } from '../../person';
import { findAuditValues, insertAudit, listAudits } from '../audits/store';
import type { Author } from '../targeting/channelChecks';
import { deleteRow, findRow, insertRow, listRows, lockRow, updateRow, type EditableRow, type EditableTable, type Values } from './store';
import { storageProblem } from './storageProblem';

export interface EditableOptions {
  table: EditableTable;
  /** Name in the history. */
  resource: AuditTable['Resource'];
  /** What open pages are told has changed. */
  componentId: ComponentId;
  /** Column that orders the list. */
  orderBy: string;
  /** Brings what was sent into the form in which it is stored. */
  normalized?: (values: Values) => Values;
  /** Checks what the schema cannot; throws `ProblemError`. */
  check?: (transaction: Database, values: Values, before: Values | undefined, author: Author) => Promise<void>;
}

/**
 * Something that editors write and whose rows are those of the wire: reads, and changes that commit together with their entry in the
 * history and are told to open pages.
 */
export class EditableResource<Row extends EditableRow> {
  constructor(
    private readonly deps: Pick<HandlerDeps, 'db' | 'changes' | 'now' | 'targeting'>,
    private readonly options: EditableOptions,
  ) {}

  list(where?: Values): Promise<Row[]> {
    return listRows<Row>(this.deps.db, this.options.table, this.options.orderBy, where);
  }

  async find(id: number): Promise<Row> {
    const row = await findRow<Row>(this.deps.db, this.options.table, id);
    if (!row) throw new ProblemError('notFound');
    return row;
  }

  async create(person: Person, body: object): Promise<Row> {
    const author = await this.deps.targeting.authorOf(person);
    return this.#commit('created', person, async (transaction) => {
      const values = await this.#checked(transaction, body, undefined, author);
      return insertRow<Row>(transaction, this.options.table, values, this.deps.now());
    });
  }

  async change(person: Person, id: number, body: object): Promise<Row> {
    const author = await this.deps.targeting.authorOf(person);
    const { Id, Modified, ...change } = body as Partial<EditableRow>;
    if (Id !== undefined && Id !== id) throw invalidField('Id', 'is not the one of this address');
    return this.#commit('updated', person, async (transaction) => {
      const before = await this.#locked(transaction, id);
      if (Modified && new Date(Modified).getTime() !== new Date(before.Modified).getTime()) throw new ProblemError('conflict');
      const values = await this.#checked(transaction, change, { ...(before as object) }, author);
      return updateRow<Row>(transaction, this.options.table, id, values, this.deps.now());
    });
  }

  async remove(person: Person, id: number): Promise<undefined> {
    await this.#commit('deleted', person, async (transaction) => {
      const row = await this.#locked(transaction, id);
      await deleteRow(transaction, this.options.table, id);
      return row;
    });
    return undefined;
  }

  async history(id: number): Promise<Audit[]> {
    await this.find(id);
    return listAudits(this.deps.db, this.options.resource, id);
  }

  restore(person: Person, id: number, auditId: number): Promise<Row> {
    return this.#commit('restored', person, async (transaction) => {
      await this.#locked(transaction, id);
      const values = await findAuditValues(transaction, this.options.resource, id, auditId);
      if (!values) throw new ProblemError('notFound');
      return updateRow<Row>(transaction, this.options.table, id, values, this.deps.now());
    });
  }

  async #locked(transaction: Database, id: number): Promise<Row> {
    const row = await lockRow<Row>(transaction, this.options.table, id);
    if (!row) throw new ProblemError('notFound');
    return row;
  }

  async #checked(transaction: Database, body: object, before: Values | undefined, author: Author): Promise<Values> {
    const values = this.options.normalized?.({ ...body }) ?? { ...body };
    await this.options.check?.(transaction, values, before, author);
    return values;
  }

  #commit(Action: AuditTable['Action'], person: Person, work: (transaction: Database) => Promise<Row>): Promise<Row> {
    const { db, changes, now } = this.deps;
    return changes
      .commit(db, { topic: 'editable' }, async (transaction, announce) => {
        const row = await work(transaction);
        await insertAudit(transaction, { Resource: this.options.resource, ResourceId: row.Id, Action, values: ownFields(row) }, person, now());
        this.#tell(announce, Action, row.Id);
        return row;
      })
      .catch((error: unknown) => {
        throw storageProblem(error);
      });
  }

  #tell(announce: Announce, Action: AuditTable['Action'], Id: number): void {
    const Change = Action === 'restored' ? 'updated' : Action;
    announce({ ComponentId: this.options.componentId, Data: { Change, Id } });
  }
}

/** What editors have written of a row. */
function ownFields(row: EditableRow): Values {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'Id' && name !== 'Modified'));
}
