import type { Audit } from '#shared/contract/audits';
import type { ComponentId } from '#shared/realtime';
import type { HandlerDeps } from '../../deps';
import type { Audience } from '../../db/announcement';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import type { AuditTable } from '../../db/tables';
import { invalidField, ProblemError } from '../../http/problems';
import type { Person } from '../../person';
import { findAuditValues, insertAudit, listAudits } from '../audits/store';
import type { Author } from '../targeting/channelChecks';
import {
  deleteRow,
  findRow,
  insertRow,
  listRows,
  lockRow,
  updateRow,
  type EditableRow,
  type EditableTable,
  type Values,
} from './store';
import { storageProblem } from './storageProblem';

export interface EditableOptions<Row extends EditableRow = EditableRow, Answer = Row> {
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
  check?: (
    transaction: Database,
    values: Values,
    before: Values | undefined,
    author: Author,
  ) => Promise<void>;
  /** Brings what was found right into the form in which it is stored. */
  prepared?: (values: Values, author: Author) => Values;
  /** The rows of the table that the resource is about; left out: all. */
  only?: Values;
  /** Makes the answer of a row; what it needs is read before the write begins. */
  answering?: (person: Person) => Promise<(row: Row) => Answer>;
  /** Whose open pages are told of a change; left out or nothing: everybody's. */
  audienceOf?: (row: Row) => Audience | undefined;
}

/**
 * Something that editors write and whose rows are those of the wire: reads, and changes that commit
 * together with their entry in the history and are told to open pages.
 */
export class EditableResource<Row extends EditableRow, Answer = Row> {
  constructor(
    private readonly deps: Pick<HandlerDeps, 'db' | 'changes' | 'now' | 'targeting'>,
    private readonly options: EditableOptions<Row, Answer>,
  ) {}

  list(where?: Values): Promise<Row[]> {
    return listRows<Row>(this.deps.db, this.options.table, this.options.orderBy, {
      ...where,
      ...this.options.only,
    });
  }

  async find(id: number): Promise<Row> {
    const row = await findRow<Row>(this.deps.db, this.options.table, id);
    if (!row || !this.#isOne(row)) throw new ProblemError('notFound');
    return row;
  }

  /** One as it is answered to this person. */
  async one(person: Person, id: number): Promise<Answer> {
    const answer = await this.#answering(person);
    return answer(await this.find(id));
  }

  async create(person: Person, body: object): Promise<Answer> {
    const author = await this.deps.targeting.authorOf(person);
    return this.#commit('created', person, async (transaction) => {
      const values = await this.#checked(transaction, body, undefined, author);
      return {
        after: await insertRow<Row>(transaction, this.options.table, values, this.deps.now()),
      };
    });
  }

  async change(person: Person, id: number, body: object): Promise<Answer> {
    const author = await this.deps.targeting.authorOf(person);
    const { Id, Modified, ...change } = body as Partial<EditableRow>;
    if (Id !== undefined && Id !== id) throw invalidField('Id', 'is not the one of this address');
    return this.#commit('updated', person, async (transaction) => {
      const before = await this.#locked(transaction, id);
      if (Modified && new Date(Modified).getTime() !== new Date(before.Modified).getTime())
        throw new ProblemError('conflict');
      const values = await this.#checked(transaction, change, { ...(before as object) }, author);
      return {
        before,
        after: await updateRow<Row>(transaction, this.options.table, id, values, this.deps.now()),
      };
    });
  }

  async remove(person: Person, id: number): Promise<undefined> {
    await this.#commit('deleted', person, async (transaction) => {
      const row = await this.#locked(transaction, id);
      await deleteRow(transaction, this.options.table, id);
      return { after: row };
    });
    return undefined;
  }

  async history(id: number): Promise<Audit[]> {
    await this.find(id);
    return listAudits(this.deps.db, this.options.resource, id);
  }

  restore(person: Person, id: number, auditId: number): Promise<Answer> {
    return this.#commit('restored', person, async (transaction) => {
      const before = await this.#locked(transaction, id);
      const values = await findAuditValues(transaction, this.options.resource, id, auditId);
      if (!values) throw new ProblemError('notFound');
      return {
        before,
        after: await updateRow<Row>(transaction, this.options.table, id, values, this.deps.now()),
      };
    });
  }

  async #locked(transaction: Database, id: number): Promise<Row> {
    const row = await lockRow<Row>(transaction, this.options.table, id);
    if (!row || !this.#isOne(row)) throw new ProblemError('notFound');
    return row;
  }

  #isOne(row: Row): boolean {
    return Object.entries(this.options.only ?? {}).every(
      ([name, value]) => (row as unknown as Values)[name] === value,
    );
  }

  async #checked(
    transaction: Database,
    body: object,
    before: Values | undefined,
    author: Author,
  ): Promise<Values> {
    const values = this.options.normalized?.({ ...body }) ?? { ...body };
    await this.options.check?.(transaction, values, before, author);
    return this.options.prepared?.(values, author) ?? values;
  }

  async #answering(person: Person): Promise<(row: Row) => Answer> {
    // Where nothing is said, the answer is the row.
    return (await this.options.answering?.(person)) ?? ((row) => row as unknown as Answer);
  }

  async #commit(
    Action: AuditTable['Action'],
    person: Person,
    work: (transaction: Database) => Promise<{ before?: Row; after: Row }>,
  ): Promise<Answer> {
    const { db, changes, now } = this.deps;
    const answer = await this.#answering(person);
    return changes
      .commit(db, person, { topic: 'editable' }, async (transaction, announce) => {
        const { before, after } = await work(transaction);
        await insertAudit(
          transaction,
          {
            Resource: this.options.resource,
            ResourceId: after.Id,
            Action,
            values: ownFields(after),
          },
          person,
          now(),
        );
        this.#tell(announce, Action, before ? [after, before] : [after]);
        return answer(after);
      })
      .catch((error: unknown) => {
        throw storageProblem(error);
      });
  }

  /** Those for whom it is, and those for whom it was before, each once. */
  #tell(announce: Announce, Action: AuditTable['Action'], rows: readonly Row[]): void {
    const Change = Action === 'restored' ? 'updated' : Action;
    const audiences = new Map(
      rows
        .map((row) => this.options.audienceOf?.(row))
        .map((audience) => [JSON.stringify(audience), audience]),
    );
    for (const audience of audiences.values())
      announce({
        ComponentId: this.options.componentId,
        Data: { Change, Id: rows[0]!.Id },
        ...(audience && { audience }),
      });
  }
}

/** What editors have written of a row. */
function ownFields(row: EditableRow): Values {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => name !== 'Id' && name !== 'Modified'),
  );
}
