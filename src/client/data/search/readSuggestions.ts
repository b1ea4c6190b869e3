import { suggestionsAtOnce, withoutFirstQuote } from '#shared/rules/search/searchText';
import { connection } from '../connection/connection';
import { readSharePoint } from '../sharePoint/sharePoint';

interface SuggestAnswer {
  Queries?: { Query: string }[] | null;
}

/** Searches of others that begin with the text (SEARCH-12). Throws a `FailureError`. */
export async function readSuggestions(
  text: string,
  sourceId: string,
  options: { operation: string; signal: AbortSignal },
): Promise<string[]> {
  const quoted = (value: string) => encodeURIComponent(`'${value.replaceAll("'", "''")}'`);
  const parameters = [
    `querytext=${quoted(withoutFirstQuote(text))}`,
    `inumberofquerysuggestions=${suggestionsAtOnce}`,
    'fhithighlighting=false',
    ...(sourceId ? [`sourceid=${quoted(sourceId)}`] : []),
  ].join('&');
  const address = `${connection().config.sharePointUrl}/_api/search/suggest?${parameters}`;
  const { Queries } = await readSharePoint<SuggestAnswer>(address, {
    ...options,
    headers: { accept: 'application/json;odata=nometadata' },
  });
  return (Queries ?? []).map(({ Query }) => Query);
}
