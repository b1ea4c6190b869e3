import type { ImportedTerm } from '#shared/contract/pages/terms';
import { readGraphPages } from '../graph/graph';

/** A term of SharePoint's term store, as Graph answers it. */
interface GraphTerm {
  id: string;
  labels?: { name?: string | null; languageTag?: string | null; isDefault?: boolean | null }[];
  properties?: { key?: string | null; value?: string | null }[];
}

interface TermSetRead {
  /** The operation, in the words of the screen. */
  operation: string;
  signal: AbortSignal;
}

const scopes = ['TermStore.Read.All'];

/**
 * Every term of a term set of the organisation, those of one level together (CHANNELS-31). A term
 * that is in two places counts where it was found first. Throws a `FailureError`.
 */
export async function readTermSet(setId: string, read: TermSetRead): Promise<ImportedTerm[]> {
  const set = `/sites/root/termStore/sets/${encodeURIComponent(setId)}`;
  const children = async (ParentTermGuid: string | null): Promise<ImportedTerm[]> => {
    const path = ParentTermGuid ? `${set}/terms/${ParentTermGuid}/children` : `${set}/children`;
    const terms = await readGraphPages<GraphTerm>(`${path}?$select=id,labels,properties`, {
      ...read,
      scopes,
    });
    return terms.map((term) => importedTerm(term, ParentTermGuid));
  };
  const found = new Map<string, ImportedTerm>();
  for (let level = await children(null); level.length > 0;) {
    const fresh = level.filter(({ Guid }) => !found.has(Guid));
    for (const term of fresh) found.set(term.Guid, term);
    level = (await Promise.all(fresh.map(({ Guid }) => children(Guid)))).flat();
  }
  return [...found.values()];
}

function importedTerm(
  { id, labels = [], properties = [] }: GraphTerm,
  ParentTermGuid: string | null,
): ImportedTerm {
  const named = labels
    .filter(({ name, languageTag }) => name && languageTag)
    .sort((one, other) => Number(other.isDefault ?? false) - Number(one.isDefault ?? false));
  return {
    Guid: id.toLowerCase(),
    Labels: named.map(({ name, languageTag }) => ({ Language: languageTag!, Name: name! })),
    ParentTermGuid,
    LocalCustomProperties: Object.fromEntries(
      properties.filter(({ key }) => key).map(({ key, value }) => [key!, value ?? '']),
    ),
  };
}
