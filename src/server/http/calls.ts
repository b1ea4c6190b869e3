import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '#shared/contract/call';
import type { MaybePromise } from '../maybePromise';
import type { Person } from '../person';

/** A handler's input: the parts of the request, checked against the contract. */
export interface Request<C> {
  /** Who asks; absent only where anyone may call. */
  person: C extends { access: 'anyone' } ? Person | undefined : Person;
  /**
   * The person's own access token, only for what the server asks Microsoft on their behalf. Throws
   * where none was sent.
   */
  readonly token: string;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** The version that the write was made from, of `If-Match`; nothing where none was sent. */
  readonly version: string | undefined;
}

export type Handler<C> = (request: Request<C>) => MaybePromise<AnswerOf<C>>;

/** One handler for each call of a resource; a missing one does not compile. */
export type Handlers<T> = { [K in keyof T]: Handler<T[K]> };
