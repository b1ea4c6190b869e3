import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '#shared/contract/call';
import type { Contract } from '#shared/contract/index';

export type ApiCall = keyof Contract;
export type ApiAnswer<K extends ApiCall> = AnswerOf<Contract[K]>;

type Part<Name extends string, Value> = [Value] extends [undefined] ? { [P in Name]?: undefined } : Record<Name, Value>;

/** What a call of the product API takes: the parts that its contract names, and how to wait for it. */
export type ApiInput<K extends ApiCall> = Part<'params', ParamsOf<Contract[K]>> &
  Part<'query', QueryOf<Contract[K]>> &
  Part<'body', BodyOf<Contract[K]>> & {
    /** What is being done, in the words of the screen; goes into the failure. */
    operation: string;
    signal?: AbortSignal;
  };

/** Calls the product API. Throws a `FailureError`; an abort is passed on as it is. */
export async function callApi<K extends ApiCall>(call: K, input: ApiInput<K>): Promise<ApiAnswer<K>> {
  void input;
  throw new Error(`${call} is not connected yet.`);
}
