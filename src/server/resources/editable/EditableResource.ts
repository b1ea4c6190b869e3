import type { Audit, AuditState } from '#shared/contract/audits';
import type { HandlerDeps } from '../../deps';
import { invalidField, ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { findAuditState, listAudits } from '../audits/store';
import { announcedOnce } from './announceChange';
import { missing, orderConflict } from './conflicts';
import type { EditableOptions } from './EditableOptions';
import { cleanAhead } from './fields';
import { ResourceWrite, type WriteDeps } from './ResourceWrite';
import { inParts, type Branch, type FailedEdit, type PartsDone } from './severalRows';
import type { RowChange, RowEdit } from './severalRows';
import { storageProblem } from './storageProblem';
import { findRow, keysOf, listRows, lockRows, plainId, type Id, type Values } from './store';
import { hasValues } from './values';

type Deps = Pick<HandlerDeps, 'db' | 'changes' | 'targeting'> & WriteDeps;

/**
 * Something that editors write and whose rows are those of the wire. Every write goes the same way:
 * lock, version, normalise and clean once, check, store, history, announcement; all of it commits
 * together or not at all.
 */
export class EditableResource<Row extends Values, Answer = Row> {
  readonly #keys;

  constructor(
    private readonly deps: Deps,
    private readonly options: EditableOptions<Row, Answer>,
  ) {
    this.#keys = keysOf(options);
  }

  list(where?: Values): Promise<Row[]> {
    return listRows<Row>(this.deps.db, this.options, this.options.orderBy ?? this.#keys.id, where);
  }

  async find(id: Id): Promise<Row> {
    const row = await findRow<Row>(this.deps.db, this.options, plainId(id));
    if (!row) throw new ProblemError('notFound');
    return row;
  }

  /** One as it is answered to this person. */
  async one(person: Person, id: Id): Promise<Answer> {
    const answer = await this.#answering(person);
    return answer(await this.find(id));
  }

  create(person: Person, body: object): Promise<Answer> {
    return this.#write(person, (write) => write.create(body), [body]);
  }

  /** All of them, or none. */
  createAll(person: Person, bodies: readonly object[]): Promise<{ Imported: number }> {
    const createEach = async (write: ResourceWrite<Row, Answer>) => {
      for (const body of bodies) await write.create(body);
      return { Imported: bodies.length };
    };
    return this.#write(person, createEach, bodies);
  }

  /**
   * All of them with what lies below each, or none; those of one level in one statement. One that
   * has an id is there already: it is changed where it stands. `place` says where a new one goes:
   * below what, and behind how many others of the same. Answers how many are new or changed.
   */
  createTree(
    person: Person,
    branches: readonly Branch[],
    place: (parent: Answer | undefined, at: number) => Values,
  ): Promise<{ Imported: number }> {
    return this.#write(person, async (each) => {
      const { transaction, announce } = each.parts;
      const write = each.announcingBy(announcedOnce(announce));
      await this.options.lock?.(transaction);
      const below = (all: readonly Branch[], parent?: Answer) =>
        all.map((branch, at) => ({
          ...branch,
          ...(!(this.#keys.id in branch) && place(parent, at)),
        }));
      let level = below(branches);
      const made: Row[] = [];
      let Imported = 0;
      while (level.length > 0) {
        const stored = await write.storeEach(level);
        made.push(...stored.made);
        Imported += stored.made.length + stored.changed;
        level = level.flatMap(({ Children = [] }, at) => below(Children, stored.answers[at]));
      }
      await this.options.afterTree?.(transaction, made);
      return { Imported };
    });
  }

  /** `Id` and the version of the body are those of the wire: they are checked and not stored. */
  change(person: Person, id: Id, body: object): Promise<Answer> {
    const { [this.#keys.version]: version, Id, ...sent }: Values = { ...body };
    if (Id !== undefined && Id !== id) throw invalidField('Id', 'is not the one of this address');
    return this.set(person, id, sent, typeof version === 'string' ? version : undefined);
  }

  /** Changes fields that the server chooses. */
  set(person: Person, id: Id, sent: Values, version: string | undefined): Promise<Answer> {
    const update = async (write: ResourceWrite<Row, Answer>) => {
      const before = await write.locked(id, version);
      return write.update('updated', before, await write.checked(sent, before), sent);
    };
    return this.#write(person, update, [sent]);
  }

  /** Changes several rows; those that have the values already stay as they are. */
  changeEach(person: Person, list: readonly RowChange[]): Promise<undefined> {
    const wanted = new Map(list.map((each) => [each.id, each]));
    return this.#write(person, async (write) => {
      const { transaction } = write.parts;
      await this.options.lock?.(transaction);
      const rows = await lockRows<Row>(transaction, this.options, [...wanted.keys()]);
      const { resource } = this.options;
      const found = new Set(rows.map((row) => write.idOf(row)));
      for (const id of wanted.keys())
        if (!found.has(id)) throw await missing(transaction, resource, id);
      for (const before of rows) {
        const id = write.idOf(before);
        const { values = {}, from = {} } = wanted.get(id) ?? {};
        if (!hasValues(before, from)) throw await orderConflict(transaction, resource, id);
        await write.change(before, values);
      }
      return undefined;
    });
  }

  remove(person: Person, id: Id, version: string | undefined): Promise<undefined> {
    return this.#write(person, async (write) => write.remove(await write.locked(id, version)));
  }

  /**
   * Changes or deletes several rows in one commit, each with a life of its own: one that cannot be
   * changed stays as it was and does not stop the others.
   * @param answer what the call answers, which is kept with the commit
   */
  editEach<T>(
    person: Person,
    edits: readonly RowEdit<Row>[],
    answer: (result: { done: Id[]; failed: FailedEdit<Row>[] }) => T,
  ): Promise<T> {
    const wanted = new Map(edits.map((edit) => [edit.id, edit]));
    return this.#write(person, async (write) => {
      // In the order of their ids, so that two of these never wait for each other.
      const { transaction } = write.parts;
      const rows = await lockRows<Row>(transaction, this.options, [...wanted.keys()]);
      const standing = new Map(rows.map((row) => [write.idOf(row), row]));
      const { done, failed } = await inParts(write, [...wanted.values()], (own, edit) =>
        own.edit(edit),
      );
      return answer({
        done: done.map(({ id }) => id),
        failed: failed.map(({ of: { id }, problem }) => ({ id, row: standing.get(id), problem })),
      });
    });
  }

  /** Puts back what was deleted, under its own id. */
  putBack(person: Person, id: Id): Promise<Answer> {
    return this.#write(person, (write) => write.putBack(id), [], { isPutBack: true });
  }

  /** The same with several, each with a life of its own. */
  putBackEach<T>(
    person: Person,
    ids: readonly Id[],
    answer: (result: PartsDone<Id>) => T,
  ): Promise<T> {
    // In one order, whoever asks, so that two of these never wait for each other.
    const inOrder = [...ids].sort();
    const putBack = async (write: ResourceWrite<Row, Answer>) =>
      answer(await inParts(write, inOrder, (own, id) => own.putBack(id)));
    return this.#write(person, putBack, [], { isPutBack: true });
  }

  async history(id: Id, amount: number): Promise<Audit[]> {
    await this.find(id);
    return listAudits(this.deps.db, this.options.resource, plainId(id), amount);
  }

  /** One state of something that still exists, beside the one before. */
  async entry(id: Id, auditId: number): Promise<AuditState> {
    await this.find(id);
    const { resource } = this.options;
    const found = await findAuditState(this.deps.db, resource, plainId(id), auditId);
    if (!found) throw new ProblemError('notFound');
    return found;
  }

  restore(person: Person, id: Id, auditId: number, version: string | undefined): Promise<Answer> {
    return this.#write(person, async (write) =>
      write.restore(await write.locked(id, version), auditId),
    );
  }

  /**
   * @param sent whole bodies that are written
   * @param more what caches are told of the change, beside its topic
   */
  async #write<T>(
    person: Person,
    work: (write: ResourceWrite<Row, Answer>) => Promise<T>,
    sent: readonly object[] = [],
    more: { isPutBack?: true } = {},
  ): Promise<T> {
    const { db, changes, targeting } = this.deps;
    // Before the write begins: it must not wait for anything else while it holds a connection.
    const [author, answer, ahead] = await Promise.all([
      targeting.authorOf(person),
      this.#answering(person),
      cleanAhead(this.options.fields ?? {}, sent, person),
    ]);
    const change = { topic: this.options.topic ?? 'editable', ...more };
    return changes
      .commit(db, person, change, (transaction, announce) => {
        const parts = { transaction, announce, author, answer, ahead };
        return work(new ResourceWrite(this.deps, this.options, parts));
      })
      .catch((error: unknown) => {
        throw storageProblem(error);
      });
  }

  async #answering(person: Person): Promise<(row: Row) => Answer> {
    const { answering } = this.options;
    // Without `answering` the row is the answer.
    return answering ? answering(person) : (row) => row as unknown as Answer;
  }
}
