import {
  Type,
  type TArray,
  type TInteger,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TString,
} from '@sinclair/typebox';
import type { ProblemId } from '../errors';
import { Audit, AuditState } from './audits';
import type { Access } from './call';
import { fields, object } from './fields';

/** The longest history that is answered. */
const maxHistoryLength = 500;
const HistoryQuery = object({
  amount: Type.Integer({ minimum: 1, maximum: maxHistoryLength, default: maxHistoryLength }),
});

/** Something that editors write as a whole. */
interface Editable {
  /** With its article, for the calls' summaries: `'a message'`. */
  noun: string;
  /** Who writes it. */
  access: Access;
  /** Who may read one; left out: who writes it. */
  readers?: Access;
  /** Schema of its id; left out: a number. */
  id?: TSchema;
  body: TSchema;
  change: TSchema;
  answer: TSchema;
  /** The problems that a write can be answered with beside those of all calls. */
  problems?: readonly ProblemId[];
}

type IdOf<E extends Editable> = E extends { id: infer Id extends TSchema } ? Id : typeof fields.id;
type ById<E extends Editable> = TObject<{ id: IdOf<E> }>;
type OfAudit<E extends Editable> = TObject<{ id: IdOf<E>; auditId: typeof fields.id }>;
type SiteQuery = TObject<{ siteUrl: typeof fields.siteUrl }>;

interface Described {
  summary: string;
  access: Access;
  problems: readonly ProblemId[];
}

interface Written<E extends Editable> extends Described {
  query: SiteQuery;
  current: E['answer'];
}

/** The calls of something that editors write, by their keys. */
export type EditableCalls<Path extends string, E extends Editable> = {
  [K in `GET ${Path}/{id}`]: Described & { params: ById<E>; answer: E['answer'] };
} & {
  [K in `POST ${Path}`]: Described & {
    query: SiteQuery;
    body: E['body'];
    answer: E['answer'];
    status: 201;
  };
} & {
  [K in `PUT ${Path}/{id}`]: Written<E> & {
    params: ById<E>;
    body: E['change'];
    answer: E['answer'];
    version: 'body';
  };
} & {
  [K in `DELETE ${Path}/{id}`]: Written<E> & {
    params: ById<E>;
    answer: 'none';
    version: 'header';
  };
} & {
  [K in `POST ${Path}/{id}/restore`]: Described & {
    params: ById<E>;
    query: SiteQuery;
    answer: E['answer'];
  };
} & {
  [K in `GET ${Path}/{id}/audits`]: Described & {
    params: ById<E>;
    query: typeof HistoryQuery;
    answer: TArray<typeof Audit>;
  };
} & {
  [K in `GET ${Path}/{id}/audits/{auditId}`]: Described & {
    params: OfAudit<E>;
    answer: typeof AuditState;
  };
} & {
  [K in `POST ${Path}/{id}/audits/{auditId}/restore`]: Written<E> & {
    params: OfAudit<E>;
    answer: E['answer'];
    version: 'header';
  };
};

/**
 * The calls of something that editors write: one, create, change, delete, put back what was
 * deleted, history, and restore an earlier state. A resource adds its lists, and its order where it
 * has one.
 */
export function editable<const Path extends `/${string}`, const E extends Editable>(
  path: Path,
  { noun, access, readers = access, id = fields.id, body, change, answer, problems = [] }: E,
): EditableCalls<Path, E> {
  const params = object({ id });
  const ofAudit = object({ id, auditId: fields.id });
  const query = object({ siteUrl: fields.siteUrl });
  const written = { access, query, current: answer };
  const calls = {
    [`GET ${path}/{id}`]: {
      summary: `Answers ${noun}; readers get only what is for them now.`,
      ...{ access: readers, params, answer, problems: ['notFound'] },
    },
    [`POST ${path}`]: {
      summary: `Creates ${noun}.`,
      ...{ access, query, body, answer, status: 201, problems },
    },
    [`PUT ${path}/{id}`]: {
      summary: `Changes ${noun}; fields that the body leaves out stay.`,
      ...{ ...written, params, body: change, answer, version: 'body' },
      problems: ['notFound', 'conflict', ...problems],
    },
    [`DELETE ${path}/{id}`]: {
      summary: `Deletes ${noun}; it can be put back.`,
      ...{ ...written, params, answer: 'none', version: 'header' },
      problems: ['notFound', 'conflict'],
    },
    [`POST ${path}/{id}/restore`]: {
      summary: `Puts back ${noun} that was deleted.`,
      ...{ access, query, params, answer, problems: ['notFound', 'alreadyExists'] },
    },
    [`GET ${path}/{id}/audits`]: {
      summary: `The history of ${noun}, newest first; of a long text only its digest.`,
      ...{ access, params, query: HistoryQuery, answer: Type.Array(Audit) },
      problems: ['notFound'],
    },
    [`GET ${path}/{id}/audits/{auditId}`]: {
      summary: `One entry of the history of ${noun}, with the fields before the change.`,
      ...{ access, params: ofAudit, answer: AuditState, problems: ['notFound'] },
    },
    [`POST ${path}/{id}/audits/{auditId}/restore`]: {
      summary: `Puts ${noun} back to an earlier state.`,
      ...{ ...written, params: ofAudit, answer, version: 'header' },
      problems: ['notFound', 'conflict', ...problems],
    },
  };
  // The keys are made from `path`, which the compiler cannot see in a computed key.
  return calls as unknown as EditableCalls<Path, E>;
}

/** One of a list that gets another place. */
export const PlaceChange = object({
  Id: fields.id,
  Order: fields.place,
  /** The place it had; with another one now, nothing is changed. */
  From: Type.Optional(fields.place),
});

type Changed<T extends TProperties> = TObject<
  { [K in keyof T]: TOptional<T[K]> } & {
    Id: TOptional<TInteger>;
    Modified: TOptional<TString>;
  }
>;

/**
 * A change of what a body creates: fields that it leaves out stay. `Modified` as it was read guards
 * against overwriting somebody else's change (409).
 */
export function changeOf<T extends TProperties>(body: TObject<T>): Changed<T> {
  const { properties } = Type.Partial(body);
  return object({
    ...properties,
    Id: Type.Optional(fields.id),
    Modified: Type.Optional(fields.dateTime),
  }) as unknown as Changed<T>;
}
