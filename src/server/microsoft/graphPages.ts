import { ProblemError } from '../http/answers/problems';

export interface GraphPage<T> {
  value: T[];
  '@odata.nextLink'?: string;
}

/**
 * A list of Microsoft Graph, page by page.
 * @param first address of the first page
 * @param maxPages pages that are read; what is beyond them is left out
 * @throws ProblemError `serviceFailed` where a page names another service for the next one: the
 *   token is for Graph only
 */
export async function* graphPages<T>(
  first: string,
  maxPages: number,
  read: (address: string) => Promise<GraphPage<T>>,
): AsyncGenerator<T[]> {
  const { origin } = new URL(first);
  let address: string | undefined = first;
  for (let pages = 0; address && pages < maxPages; pages++) {
    const page: GraphPage<T> = await read(address);
    yield page.value;
    address = page['@odata.nextLink'];
    if (address && new URL(address).origin !== origin)
      throw new ProblemError('serviceFailed', {
        detail: 'Microsoft Graph named another service for the next page.',
      });
  }
}

/** The items of all pages, as `graphPages` reads them. */
export async function readGraphPages<T>(...list: Parameters<typeof graphPages<T>>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of graphPages(...list)) found.push(...page);
  return found;
}
