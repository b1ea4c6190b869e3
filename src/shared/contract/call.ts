import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { ProblemId } from '../errors';
import type { Role } from '../rules/people/roles';

/**
 * Who may use a call. It has no default: leaving it out does not compile.
 * `anyone`: no token needed. `signedIn`: any person of the tenant. A list: any one of these roles.
 */
export type Access = 'anyone' | 'signedIn' | readonly Role[];

/** One call of the product API. Its key is its method and path: `'GET /pages/{id}'`. */
export interface Call {
  /** One sentence for the OpenAPI document. */
  summary: string;
  access: Access;
  /** Schema of the path parameters. */
  params?: TObject;
  /** Schema of the query string. */
  query?: TObject;
  /** Schema of the JSON body; `'file'` for one file as multipart/form-data. */
  body?: TSchema | 'file';
  /**
   * Schema of the answer's JSON; `'text'` for text/plain; `'zip'` for the bytes of an archive;
   * `'download'` for JSON that is to be saved as a file, which leaves the server as it is made;
   * `'none'` for 204. Nothing that it does not name leaves the server.
   */
  answer: TSchema | 'text' | 'zip' | 'download' | 'none';
  /**
   * Success status when it is not 200 (204 with `answer: 'none'`). 201 has a Location header where
   * the contract has calls about the new thing (`/apptiles/{id}` for `POST /apptiles`), and for an
   * uploaded file, which is where its `Url` says.
   */
  status?: 201;
  /**
   * Field of the answer that the address of the new thing names; left out: its `Id`, `Guid` or
   * `Key`.
   */
  newId?: string;
  /**
   * The answer holds until content changes: the handler answers the same object to all for whom it
   * is the same, and the server keeps its finished bytes. `withTag`: clients keep it too, and ask
   * with its ETag whether it still holds.
   */
  holds?: 'untilChange' | 'withTag';
  /**
   * The scarce resources that it may use much of: the database's work, or the time of services
   * elsewhere. A person has few of these calls at a time; left out: little of either.
   */
  takes?: 'database' | 'services';
  /** Stores nothing, though its method is not GET. */
  isRead?: true;
  /**
   * Where a write names the version that it was made from: `Modified` of its body, or `If-Match`.
   * Left out: the write replaces whatever is stored. Optional on the wire; the portal's own client
   * always sends it.
   */
  version?: 'body' | 'header';
  /** Schema of the current content, which a conflict brings along as `current`. */
  current?: TSchema;
  /** Problems beyond those that every call can answer. */
  problems?: readonly ProblemId[];
}

/** An uploaded file. What its sender says about its kind is not here: it proves nothing. */
export interface FileBody {
  bytes: Uint8Array;
  /** The name that its sender gives it; anything. */
  name?: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type CallKey = `${Method} /${string}`;
/** The calls of one resource. */
export type Calls = Record<CallKey, Call>;

/** Checks the shape of a resource's calls and keeps their exact types. */
export function defineCalls<const T extends Calls>(calls: T): T {
  return calls;
}

type StaticOr<T, Fallback> = T extends TSchema ? Static<T> : Fallback;

export type ParamsOf<C> = C extends { params: infer P } ? StaticOr<P, undefined> : undefined;
export type QueryOf<C> = C extends { query: infer Q } ? StaticOr<Q, undefined> : undefined;
export type BodyOf<C> = C extends { body: infer B }
  ? B extends 'file'
    ? FileBody
    : StaticOr<B, undefined>
  : undefined;
export type AnswerOf<C> = C extends { answer: infer A }
  ? A extends 'text'
    ? string
    : A extends 'zip'
      ? Uint8Array
      : A extends 'download'
        ? Uint8Array | AsyncIterable<string>
        : A extends 'none'
          ? undefined
          : StaticOr<A, never>
  : never;
