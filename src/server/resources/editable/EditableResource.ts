import type { Audit, AuditState } from '#shared/contract/audits';
import { certain } from '#shared/rules/certain';
import type { HandlerDeps } from '../../deps';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import { invalidField, ProblemError } from '../../http/problems';
import type { Person } from '../../person';
import {
  auditKey,
  findAuditState,
  findAuditValues,
  insertAudits,
  listAudits,
  takeFromTrash,
  type AuditEntry,
} from '../audits/store';
import type { Author } from '../targeting/channelChecks';
import { announceChange, announcedOnce } from './announceChange';
import { checkedValues, refuse } from './checkedValues';
import { conflictWith, isVersion, missing, orderConflict } from './conflicts';
import { dependentsOf, splitDeletion } from './dependents';
import type { Action, Changed, EditableOptions } from './EditableOptions';
import { columnsOfHistory, historyOf } from './history';
import { inParts, type Branch, type FailedEdit, type PartsDone } from './severalRows';
import type { RowChange, RowEdit } from './severalRows';
import { storageProblem } from './storageProblem';
import {
  deleteRow,
  findRow,
  insertRows,
  keysOf,
  listRows,
  lockRows,
  plainId,
  updateRow,
  type Id,
  type Values,
} from './store';
import { hasValues, without } from './values';

type Deps = Pick<HandlerDeps, 'db' | 'changes' | 'now' | 'targeting' | 'config'>;

/** What a write is made with. */
interface Write<Row, Answer> {
  transaction: Database;
  announce: Announce;
  author: Author;
  answer: (row: Row) => Answer;
}

/**
 * Something that editors write and whose rows are those of the wire. Every write goes the same way:
 * lock, version, normalise and clean once, check, store, history, announcement; all of it commits
 * together or not at all.
 */
export class EditableResource<Row extends Values, Answer = Row> {
  readonly #keys;
  readonly #links;

  constructor(
    private readonly deps: Deps,
    private readonly options: EditableOptions<Row, Answer>,
  ) {
    this.#keys = keysOf(options);
    this.#links = options.fields?.links ?? [];
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
    return this.#write(person, (write) => this.#create(write, body));
  }

  /** All of them, or none. */
  createAll(person: Person, bodies: readonly object[]): Promise<{ Imported: number }> {
    return this.#write(person, async (write) => {
      for (const body of bodies) await this.#create(write, body);
      return { Imported: bodies.length };
    });
  }

  /**
   * All of them with what lies below each, or none; those of one level in one statement. `place`
   * says where one goes: below what, and behind how many others of the same.
   */
  createTree(
    person: Person,
    branches: readonly Branch[],
    place: (parent: Answer | undefined, at: number) => Values,
  ): Promise<{ Imported: number }> {
    return this.#write(person, async ({ announce, ...rest }) => {
      const write = { ...rest, announce: announcedOnce(announce) };
      await this.options.lock?.(write.transaction);
      const below = (all: readonly Branch[], parent?: Answer) =>
        all.map((branch, at) => ({ ...branch, ...place(parent, at) }));
      let level = below(branches);
      let Imported = 0;
      while (level.length > 0) {
        const made = await this.#createEach(write, level);
        Imported += made.length;
        level = level.flatMap(({ Children = [] }, at) => below(Children, made[at]));
      }
      await this.options.afterTree?.(write.transaction);
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
    return this.#write(person, async (write) => {
      const before = await this.#locked(write, id, version);
      const values = await this.#checked(write, sent, before);
      return this.#update(write, 'updated', before, values, sent);
    });
  }

  /** Changes several rows; those that have the values already stay as they are. */
  changeEach(person: Person, list: readonly RowChange[]): Promise<undefined> {
    const wanted = new Map(list.map((each) => [each.id, each]));
    return this.#write(person, async (write) => {
      await this.options.lock?.(write.transaction);
      const rows = await lockRows<Row>(write.transaction, this.options, [...wanted.keys()]);
      const { resource } = this.options;
      const found = new Set(rows.map((row) => this.#idOf(row)));
      for (const id of wanted.keys())
        if (!found.has(id)) throw await missing(write.transaction, resource, id);
      for (const before of rows) {
        const id = this.#idOf(before);
        const { values = {}, from = {} } = wanted.get(id) ?? {};
        if (!hasValues(before, from)) throw await orderConflict(write.transaction, resource, id);
        if (!hasValues(before, values))
          await this.#update(write, 'updated', before, values, values);
      }
      return undefined;
    });
  }

  remove(person: Person, id: Id, version: string | undefined): Promise<undefined> {
    return this.#write(person, async (write) =>
      this.#remove(write, await this.#locked(write, id, version)),
    );
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
      const rows = await lockRows<Row>(write.transaction, this.options, [...wanted.keys()]);
      const standing = new Map(rows.map((row) => [this.#idOf(row), row]));
      const { done, failed } = await inParts(write, [...wanted.values()], (own, edit) =>
        this.#edit(own, edit),
      );
      return answer({
        done: done.map(({ id }) => id),
        failed: failed.map(({ of: { id }, problem }) => ({ id, row: standing.get(id), problem })),
      });
    });
  }

  async #edit(write: Write<Row, Answer>, { id, version, values }: RowEdit<Row>): Promise<void> {
    const before = await this.#locked(write, id, version);
    const sent = values(before);
    if (!sent) return this.#remove(write, before);
    const checked = await this.#checked(write, sent, before);
    if (!hasValues(before, checked)) await this.#update(write, 'updated', before, checked, sent);
  }

  /** Puts back what was deleted, under its own id. */
  putBack(person: Person, id: Id): Promise<Answer> {
    return this.#write(person, (write) => this.#putBack(write, id));
  }

  /** The same with several, each with a life of its own. */
  putBackEach<T>(
    person: Person,
    ids: readonly Id[],
    answer: (result: PartsDone<Id>) => T,
  ): Promise<T> {
    return this.#write(person, async (write) =>
      answer(await inParts(write, ids, (own, id) => this.#putBack(own, id))),
    );
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
    return this.#write(person, async (write) => {
      const before = await this.#locked(write, id, version);
      const { resource } = this.options;
      const found = await findAuditValues(write.transaction, resource, plainId(id), auditId);
      if (!found) throw new ProblemError('notFound');
      const { notRestored = [] } = this.options;
      const values = await this.#restorable(write, without(found, notRestored), before);
      return this.#update(write, 'restored', before, values, {});
    });
  }

  async #putBack(write: Write<Row, Answer>, id: Id): Promise<Answer> {
    const { transaction } = write;
    await this.options.lock?.(transaction);
    if (await findRow(transaction, this.options, plainId(id)))
      throw new ProblemError('alreadyExists');
    const deleted = await takeFromTrash(transaction, this.options.resource, plainId(id));
    if (!deleted) throw new ProblemError('notFound');
    const { values: own, putBack } = splitDeletion(deleted, this.options.dependents ?? []);
    const values = await this.#restorable(write, own, undefined);
    const after = await this.#insert(write, { [this.#keys.id]: plainId(id), ...values });
    await putBack(transaction);
    await this.#written(write, 'restored', { after }, {});
    return write.answer(after);
  }

  async #remove(write: Write<Row, Answer>, before: Row): Promise<undefined> {
    const { transaction } = write;
    const { checkRemoval, dependents = [] } = this.options;
    await checkRemoval?.(transaction, before);
    const belonging = await dependentsOf(transaction, dependents, this.#idOf(before));
    await deleteRow(transaction, this.options, this.#idOf(before));
    await this.#written(write, 'deleted', { before }, {}, belonging);
    return undefined;
  }

  async #create(write: Write<Row, Answer>, body: object): Promise<Answer> {
    const sent: Values = { ...body };
    const after = await this.#insert(write, await this.#checked(write, sent));
    await this.#written(write, 'created', { after }, sent);
    return write.answer(after);
  }

  /** New rows of one level; what follows from each is done once for all by `afterTree`. */
  async #createEach(write: Write<Row, Answer>, bodies: readonly Branch[]): Promise<Answer[]> {
    const { transaction, announce, author, answer } = write;
    const now = this.deps.now();
    const rows: Values[] = [];
    for (const body of bodies)
      rows.push(this.#whole(author, await this.#checked(write, without(body, ['Children']))));
    const made = await insertRows<Row>(transaction, this.options, rows, now);
    const entries = made.map((after) => this.#entry('created', { after }));
    await insertAudits(transaction, entries, author.person, now);
    for (const after of made)
      announceChange(announce, this.options, this.#idOf(after), { after }, now);
    return made.map(answer);
  }

  async #insert({ transaction, author }: Write<Row, Answer>, values: Values): Promise<Row> {
    const whole = this.#whole(author, values);
    const [row] = await insertRows<Row>(transaction, this.options, [whole], this.deps.now());
    return certain(row);
  }

  #whole({ person }: Author, values: Values): Values {
    const { defaults, derived } = this.options;
    const own = { ...defaults, ...values };
    return { ...own, ...derived?.(own, person, undefined, this.deps.now()) };
  }

  async #update(
    write: Write<Row, Answer>,
    action: Action,
    before: Row,
    values: Values,
    sent: Values,
  ): Promise<Answer> {
    const { transaction, author } = write;
    const now = this.deps.now();
    const whole = { ...values, ...this.options.derived?.(values, author.person, before, now) };
    const id = this.#idOf(before);
    const after = await updateRow<Row>(transaction, this.options, id, whole, now);
    await this.#written(write, action, { before, after }, sent);
    return write.answer(after);
  }

  /** The row, held against other changes; a conflict when it is another version by now. */
  async #locked(
    { transaction, answer }: Write<Row, Answer>,
    id: Id,
    version: string | undefined,
  ): Promise<Row> {
    await this.options.lock?.(transaction);
    const { resource } = this.options;
    const [row] = await lockRows<Row>(transaction, this.options, [plainId(id)]);
    if (!row) throw await missing(transaction, resource, plainId(id));
    if (isVersion(row[this.#keys.version], version)) return row;
    throw await conflictWith(transaction, resource, plainId(id), answer(row));
  }

  /** The columns of an entry of the history that can be put back. */
  async #restorable(
    { transaction, author }: Write<Row, Answer>,
    entry: Values,
    before: Row | undefined,
  ): Promise<Values> {
    const kept = without(entry, [this.#keys.id, this.#keys.version]);
    const values = columnsOfHistory(kept, this.#links);
    refuse(await this.options.checkRestored?.({ transaction, author, before, values }));
    return values;
  }

  /** What was sent, in the form in which it is stored, when nothing is wrong with it. */
  #checked(write: Write<Row, Answer>, sent: Values, before?: Row): Promise<Values> {
    return checkedValues(this.options, this.deps.config, { ...write, before }, sent);
  }

  /** What belongs to every write: its entry in the history, and who is told of it. */
  async #written(
    { transaction, announce, author }: Write<Row, Answer>,
    action: Action,
    changed: Changed<Row>,
    body: Values,
    belonging: Values = {},
  ): Promise<void> {
    const row = changed.after ?? changed.before;
    if (!row) return;
    const now = this.deps.now();
    const { values, ...entry } = this.#entry(action, changed);
    const whole = { ...entry, values: { ...values, ...belonging } };
    await insertAudits(transaction, [whole], author.person, now);
    await this.options.afterwards?.({ action, row, body, transaction, announce, author });
    announceChange(announce, this.options, this.#idOf(row), changed, now);
  }

  #entry(Action: Action, changed: Changed<Row>): AuditEntry {
    const { resource: Resource, notInHistory } = this.options;
    const row = certain(changed.after ?? changed.before);
    // What is deleted is kept whole, so that it can be put back as it was.
    const own = changed.after ? (notInHistory?.(changed) ?? []) : [];
    const values = historyOf(row, this.#links, [this.#keys.id, this.#keys.version, ...own]);
    return { Resource, ...auditKey(this.#idOf(row)), Action, InTrash: !changed.after, values };
  }

  async #write<T>(person: Person, work: (write: Write<Row, Answer>) => Promise<T>): Promise<T> {
    const { db, changes, targeting } = this.deps;
    // Read before the write begins: it must not wait for a second connection while it holds one.
    const [author, answer] = await Promise.all([
      targeting.authorOf(person),
      this.#answering(person),
    ]);
    const topic = { topic: this.options.topic ?? 'editable' };
    return changes
      .commit(db, person, topic, (transaction, announce) =>
        work({ transaction, announce, author, answer }),
      )
      .catch((error: unknown) => {
        throw storageProblem(error);
      });
  }

  #idOf(row: Row): Id {
    const id = row[this.#keys.id];
    return typeof id === 'number' ? id : String(id);
  }

  async #answering(person: Person): Promise<(row: Row) => Answer> {
    const { answering } = this.options;
    // Without `answering` the row is the answer.
    return answering ? answering(person) : (row) => row as unknown as Answer;
  }
}
