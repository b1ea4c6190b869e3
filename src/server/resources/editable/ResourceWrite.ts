import { certain } from '#shared/rules/values/certain';
import type { HandlerDeps } from '../../deps';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import { ProblemError } from '../../http/answers/problems';
import {
  auditKey,
  findAuditValues,
  insertAudits,
  takeFromTrash,
  type AuditEntry,
} from '../audits/store';
import type { Author } from '../targeting/channelChecks';
import { announceChange } from './announceChange';
import { checkedValues, refuse } from './checkedValues';
import { conflictWith, isVersion, missing } from './conflicts';
import { dependentsOf, splitDeletion } from './dependents';
import type { Action, Changed, EditableOptions } from './EditableOptions';
import type { CleanedTexts } from './fields';
import { columnsOfHistory, historyOf } from './history';
import type { Branch, RowEdit } from './severalRows';
import {
  deleteRow,
  findRow,
  insertRows,
  keysOf,
  lockRows,
  plainId,
  updateRow,
  type Id,
  type Values,
} from './store';
import { hasValues, without } from './values';

export type WriteDeps = Pick<HandlerDeps, 'now' | 'config'>;

/** The parts that a write is made with. */
export interface WriteParts<Row, Answer> {
  transaction: Database;
  announce: Announce;
  author: Author;
  answer: (row: Row) => Answer;
  ahead: CleanedTexts;
}

/** The outcome of one level of a tree. */
interface StoredLevel<Row, Answer> {
  answers: Answer[];
  made: Row[];
  /** How many that were there have other values now. */
  changed: number;
}

/**
 * One write of an editable resource, within its transaction: what is done to single rows, each with
 * its entry in the history and its announcement.
 */
export class ResourceWrite<Row extends Values, Answer> {
  readonly #keys;
  readonly #links;

  constructor(
    private readonly deps: WriteDeps,
    private readonly options: EditableOptions<Row, Answer>,
    readonly parts: WriteParts<Row, Answer>,
  ) {
    this.#keys = keysOf(options);
    this.#links = options.fields?.links ?? [];
  }

  /** The same write, which announces in another way. */
  announcingBy(announce: Announce): ResourceWrite<Row, Answer> {
    return new ResourceWrite(this.deps, this.options, { ...this.parts, announce });
  }

  async create(body: object): Promise<Answer> {
    const sent: Values = { ...body };
    const after = await this.#insert(await this.checked(sent));
    await this.#written('created', { after }, sent);
    return this.parts.answer(after);
  }

  /** One level of a tree, in its order: what has an id is changed where that is needed. */
  async storeEach(bodies: readonly Branch[]): Promise<StoredLevel<Row, Answer>> {
    const { id, version } = this.#keys;
    const standing = new Map<Branch, Row>();
    let changed = 0;
    for (const body of bodies.filter((each) => id in each)) {
      const before = await this.locked(idIn(body[id]), versionIn(body[version]));
      const sent = without(body, [id, version, 'Children']);
      const values = await this.checked(sent, before);
      if (!hasValues(before, values)) changed += 1;
      await this.change(before, values, sent);
      standing.set(body, before);
    }
    const made = await this.#createEach(bodies.filter((each) => !(id in each)));
    const fresh = made.values();
    const answers = bodies.map((body) =>
      this.parts.answer(standing.get(body) ?? certain(fresh.next().value)),
    );
    return { answers, made, changed };
  }

  /** New rows of one level; what follows from each is done once for all by `afterTree`. */
  async #createEach(bodies: readonly Branch[]): Promise<Row[]> {
    if (bodies.length === 0) return [];
    const { transaction, announce, author } = this.parts;
    const now = this.deps.now();
    const rows: Values[] = [];
    for (const body of bodies)
      rows.push(this.#whole(await this.checked(without(body, ['Children']))));
    const made = await insertRows<Row>(transaction, this.options, rows, now);
    const entries = made.map((after) => this.#entry('created', { after }));
    await insertAudits(transaction, entries, author.person, now);
    for (const after of made)
      announceChange(announce, this.options, this.idOf(after), { after }, now);
    return made;
  }

  /** The row, held against other changes; a conflict when it is another version by now. */
  async locked(id: Id, version: string | undefined): Promise<Row> {
    const { transaction, answer } = this.parts;
    await this.options.lock?.(transaction);
    const { resource } = this.options;
    const [row] = await lockRows<Row>(transaction, this.options, [plainId(id)]);
    if (!row) throw await missing(transaction, resource, plainId(id));
    if (isVersion(row[this.#keys.version], version)) return row;
    throw await conflictWith(transaction, resource, plainId(id), answer(row));
  }

  /**
   * The values sent, in the form in which they are stored; throws where something is wrong with
   * them.
   */
  checked(sent: Values, before?: Row): Promise<Values> {
    const { transaction, author, ahead } = this.parts;
    const writing = { transaction, author, before, ahead };
    return checkedValues(this.options, this.deps.config, writing, sent);
  }

  /** Stores values that were checked, unless they are stored already. */
  async change(before: Row, values: Values, sent = values): Promise<void> {
    if (!hasValues(before, values)) await this.update('updated', before, values, sent);
  }

  /** One of several: changed to what is wanted of it, or deleted. */
  async edit({ id, version, values }: RowEdit<Row>): Promise<void> {
    const before = await this.locked(id, version);
    const sent = values(before);
    if (!sent) return this.remove(before);
    return this.change(before, await this.checked(sent, before), sent);
  }

  async update(action: Action, before: Row, values: Values, sent: Values): Promise<Answer> {
    const { transaction, author, answer } = this.parts;
    const now = this.deps.now();
    const whole = { ...values, ...this.options.derived?.(values, author.person, before, now) };
    const id = this.idOf(before);
    const after = await updateRow<Row>(transaction, this.options, id, whole, now);
    await this.#written(action, { before, after }, sent);
    return answer(after);
  }

  async remove(before: Row): Promise<undefined> {
    const { transaction } = this.parts;
    const { checkRemoval, dependents = [] } = this.options;
    await checkRemoval?.(transaction, before);
    const belonging = await dependentsOf(transaction, dependents, this.idOf(before));
    await deleteRow(transaction, this.options, this.idOf(before));
    await this.#written('deleted', { before }, {}, belonging);
    return undefined;
  }

  /** Gives a row the state that an entry of its history holds. */
  async restore(before: Row, auditId: number): Promise<Answer> {
    const { resource, notRestored = [] } = this.options;
    const { transaction } = this.parts;
    const found = await findAuditValues(transaction, resource, this.idOf(before), auditId);
    if (!found) throw new ProblemError('notFound');
    const values = await this.#restorable(without(found, notRestored), before);
    return this.update('restored', before, values, {});
  }

  /** Puts back what was deleted, under its own id. */
  async putBack(id: Id): Promise<Answer> {
    const { transaction, answer } = this.parts;
    await this.options.lock?.(transaction);
    if (await findRow(transaction, this.options, plainId(id)))
      throw new ProblemError('alreadyExists');
    const deleted = await takeFromTrash(transaction, this.options.resource, plainId(id));
    if (!deleted) throw new ProblemError('notFound');
    const { values: own, putBack } = splitDeletion(deleted, this.options.dependents ?? []);
    const values = await this.#restorable(own, undefined);
    const after = await this.#insert({ [this.#keys.id]: plainId(id), ...values });
    await putBack(transaction);
    await this.#written('restored', { after }, {});
    return answer(after);
  }

  idOf(row: Row): Id {
    const id = row[this.#keys.id];
    return typeof id === 'number' ? id : String(id);
  }

  async #insert(values: Values): Promise<Row> {
    const whole = [this.#whole(values)];
    const { transaction } = this.parts;
    const [row] = await insertRows<Row>(transaction, this.options, whole, this.deps.now());
    return certain(row);
  }

  #whole(values: Values): Values {
    const { defaults, derived } = this.options;
    const own = { ...defaults, ...values };
    const { person } = this.parts.author;
    return { ...own, ...derived?.(own, person, undefined, this.deps.now()) };
  }

  /** The columns of an entry of the history that can be put back. */
  async #restorable(entry: Values, before: Row | undefined): Promise<Values> {
    const { transaction, author } = this.parts;
    const kept = without(entry, [this.#keys.id, this.#keys.version]);
    const values = columnsOfHistory(kept, this.#links);
    refuse(await this.options.checkRestored?.({ transaction, author, before, values }));
    return values;
  }

  /** Completes every change: writes its entry in the history and notifies those concerned. */
  async #written(
    action: Action,
    changed: Changed<Row>,
    body: Values,
    belonging: Values = {},
  ): Promise<void> {
    const { transaction, announce, author } = this.parts;
    const row = changed.after ?? changed.before;
    if (!row) return;
    const now = this.deps.now();
    const { values, ...entry } = this.#entry(action, changed);
    const whole = { ...entry, values: { ...values, ...belonging } };
    await insertAudits(transaction, [whole], author.person, now);
    const { before } = changed;
    const written = { action, row, before, body, transaction, announce, author };
    await this.options.afterwards?.(written);
    announceChange(announce, this.options, this.idOf(row), changed, now);
  }

  #entry(Action: Action, changed: Changed<Row>): AuditEntry {
    const { resource: Resource, notInHistory } = this.options;
    const row = certain(changed.after ?? changed.before);
    // A deleted row is kept whole, so that it can be put back as it was.
    const own = changed.after ? (notInHistory?.(changed) ?? []) : [];
    const values = historyOf(row, this.#links, [this.#keys.id, this.#keys.version, ...own]);
    return { Resource, ...auditKey(this.idOf(row)), Action, InTrash: !changed.after, values };
  }
}

function idIn(value: unknown): Id {
  return typeof value === 'number' ? value : String(value);
}

function versionIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
