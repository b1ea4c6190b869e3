import type { Audit, AuditState } from '#shared/contract/audits';
import type { AnswerOf, BodyOf } from '#shared/contract/call';
import type { Contract } from '#shared/contract/index';
import { apiRead } from '../connection/apiRead';
import { callApi, type ApiCall, type ReadCall } from '../connection/callApi';
import { invalidate } from '../read/invalidate';
import type { ReadName } from '../read/readKey';
import type { Read } from '../read/useRead';
import { editedSite } from './editedSite';
import { keepWrite, ownNewest } from './ownWrites';

type Call<K extends string> = K extends ApiCall ? Contract[K] : never;
type ItemOf<P extends string> = AnswerOf<Call<`PUT ${P}/{id}`>>;
type NewOf<P extends string> = BodyOf<Call<`POST ${P}`>>;

/**
 * The fields of every stored thing: its id and when it was changed last, by one name or the other.
 */
export type Stored = { Id: number; Modified: string } | { Guid: string; LastModified: string };

/** Everything that the client does with a resource that editors write. */
type EditedCalls<P extends string> =
  | `GET ${P}/{id}`
  | `POST ${P}`
  | `PUT ${P}/{id}`
  | `DELETE ${P}/{id}`
  | `POST ${P}/{id}/restore`
  | `GET ${P}/{id}/audits`
  | `GET ${P}/{id}/audits/{auditId}`
  | `POST ${P}/{id}/audits/{auditId}/restore`;

/** Paths of the resources that have all of these calls. */
export type EditedPath = {
  [K in ApiCall]: K extends `PUT ${infer P}/{id}`
    ? EditedCalls<P> extends ApiCall
      ? ItemOf<P> extends Stored
        ? P
        : never
      : never
    : never;
}[ApiCall];

/** How one request is made. */
export interface Sending {
  /** The operation, in the words of the screen. */
  operation: string;
  /** The same key again is the same write again: it is done once. */
  idempotencyKey?: string;
}

/** How what a form holds is stored. */
export interface Saving<Item, Body> {
  idOf: (item: Item) => number | string;
  /** One thing as it is stored now; `operation` in the words of the screen. */
  one: (id: number | string, operation: string) => Read<Item>;
  create: (body: Body, sending: Sending) => Promise<Item>;
  /** Fails with 409 where the thing is no longer as it was read. */
  change: (read: Item, body: Partial<Body>, sending: Sending) => Promise<Item>;
  /** Reads again what shows the resource. */
  refresh: () => Promise<unknown>;
}

/** How a resource that editors write is read and stored. */
export interface Editing<Item, Body> extends Saving<Item, Body> {
  list: (operation: string) => Read<Item[]>;
  remove: (read: Item, sending: Sending) => Promise<unknown>;
  /** Puts back what was deleted, under the same id. */
  undelete: (read: Item, sending: Sending) => Promise<Item>;
  /** The newest entries of its history. */
  audits: (id: number | string, amount: number, operation: string) => Read<Audit[]>;
  /** One of them with its texts. */
  audit: (id: number | string, auditId: number, operation: string) => Read<AuditState>;
  /** Puts it back to the state of an entry of its history. */
  restore: (read: Item, auditId: number, sending: Sending) => Promise<Item>;
}

/** How things are deleted and put back; what lists them need not hold the whole of each. */
export type Removing<Item> = Pick<Editing<Item, never>, 'idOf' | 'refresh' | 'remove' | 'undelete'>;

interface EditingOptions<Item> {
  /** The reads of the resource; a change has all of them read again. */
  reads: readonly ReadName[];
  /** Where the list for editors is not `GET {path}`. */
  list?: (operation: string) => Read<Item[]>;
}

/**
 * The life of a resource that editors write, made of its calls in the contract: every write carries
 * the version that it was made from.
 */
export function editing<P extends EditedPath>(
  path: P,
  { reads, list }: EditingOptions<ItemOf<P>>,
): Editing<ItemOf<P>, NewOf<P>> {
  type Item = ItemOf<P>;
  const at = (id: number | string) => ({ params: { id } });
  const one = `${path}/{id}`;
  return {
    ...removing<Item>(path, reads),
    list: list ?? ((operation) => read<Item[]>(`GET ${path}`, { operation })),
    one: (id, operation) => read<Item>(`GET ${one}`, { operation, ...at(id) }),
    create: (body, sending) => call<Item>(`POST ${path}`, { ...sending, body }),
    change: (read, body, sending) =>
      written(
        path,
        read,
        call<Item>(`PUT ${one}`, {
          ...sending,
          ...at(idOf(read)),
          body: { ...body, ...readAs(read) },
        }),
      ),
    audits: (id, amount, operation) =>
      read<Audit[]>(`GET ${one}/audits`, { operation, ...at(id), query: { amount } }),
    audit: (id, auditId, operation) => ({
      ...read<AuditState>(`GET ${one}/audits/{auditId}`, { operation, params: { id, auditId } }),
      // The earlier state of a text is looked at now and then: it does not fill the device.
      isFresh: true,
    }),
    restore: (read, auditId, sending) =>
      written(
        path,
        read,
        call<Item>(`POST ${one}/audits/{auditId}/restore`, {
          ...sending,
          params: { id: idOf(read), auditId },
          version: newestOf(path, read),
        }),
      ),
  };
}

/** How things of a resource are deleted and put back; `reads` as for {@link editing}. */
export function removing<Item extends Stored>(
  path: EditedPath,
  reads: readonly ReadName[],
): Removing<Item> {
  const one = `${path}/{id}`;
  const at = (read: Item) => ({ params: { id: idOf(read) } });
  return {
    idOf,
    refresh: () => invalidate(...reads),
    remove: (read, sending) =>
      call(`DELETE ${one}`, { ...sending, ...at(read), version: newestOf(path, read) }),
    undelete: (read, sending) => call<Item>(`POST ${one}/restore`, { ...sending, ...at(read) }),
  };
}

/**
 * A write. The paths are put together here, and checked where they are given: {@link EditedPath}.
 */
function call<Answer>(key: string, input: object): Promise<Answer> {
  const sited = { ...input, query: editedSite() };
  return callApi(key as ApiCall, sited as never) as Promise<unknown> as Promise<Answer>;
}

function read<Answer>(key: string, input: object): Read<Answer> {
  return apiRead(key as ReadCall, input as never) as Read<unknown> as Read<Answer>;
}

function idOf(item: Stored): number | string {
  return 'LastModified' in item ? item.Guid : item.Id;
}

/** The version of a thing, for `If-Match`. */
function versionOf(item: Stored): string {
  return 'LastModified' in item ? item.LastModified : item.Modified;
}

const addressOf = (path: string, item: Stored) => `${path}/${idOf(item)}`;

/** The version of what is shown, or what this page has made of it since. */
function newestOf(path: string, item: Stored): string {
  return ownNewest(addressOf(path, item), versionOf(item));
}

async function written<Item extends Stored>(
  path: string,
  read: Item,
  answer: Promise<Item>,
): Promise<Item> {
  const was = newestOf(path, read);
  const stored = await answer;
  keepWrite(addressOf(path, read), was, versionOf(stored));
  return stored;
}

/** The same as a part of a body. */
function readAs(item: Stored): object {
  return 'LastModified' in item ? { LastModified: item.LastModified } : { Modified: item.Modified };
}
