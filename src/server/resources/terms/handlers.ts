import type { channelTerms, languageTerms, TermUsage } from '#shared/contract/pages/terms';
import { certain } from '#shared/rules/values/certain';
import type { Deps, HandlerDeps } from '../../deps';
import type { TermKind } from '../../db/tables';
import type { Handlers } from '../../http/calls';
import type { Person } from '../../person';
import { ProblemError } from '../../http/answers/problems';
import { orderConflict } from '../editable/conflicts';
import { editableHandlers } from '../editable/handlers';
import { insertAudits } from '../audits/store';
import { commitTerms } from './commitTerms';
import { termEntry } from './history';
import { TermImporter } from './importer';
import { termResource } from './resource';
import { listTerms, termExists, lockAllTerms, placeTerms } from './store';
import { TermReader } from './TermReader';
import { readUsage } from './usage';

interface Order {
  Guids: readonly string[];
  /** The one that was moved past others; left out: each whose place has changed. */
  Moved?: string;
  /** The order they stood in; a conflict when they do not any more. */
  From?: readonly string[];
}

export function channelTermHandlers(deps: HandlerDeps): Handlers<typeof channelTerms> {
  const resource = termResource(deps, 'channel');
  const terms = new TermReader(deps, 'channel');
  const importer = new TermImporter(deps, 'channel');
  return {
    ...editableHandlers('/channelterms', resource),
    'POST /channelterms': ({ person, body }) =>
      resource.create(person, { ...body, Guid: body.Guid ?? deps.newGuid() }),
    'GET /channelterms/localized/{lcid}': ({ person, params }) => terms.tree(person, params.lcid),
    'DELETE /channelterms/cache': ({ person }) =>
      commitTerms(deps, person, () => Promise.resolve(undefined)),
    'PUT /channelterms/order': ({ person, body }) => orderTerms(deps, 'channel', person, body),
    'GET /channelterms/{id}/usage': ({ params }) => usageOf(deps, 'channel', params.id),
    'POST /channelterms/localized/{lcid}/preview': ({ params, body }) =>
      importer.preview(body.Terms, params.lcid),
    'POST /channelterms/import': ({ person, body }) => importer.apply(person, body),
  };
}

export function languageTermHandlers(deps: HandlerDeps): Handlers<typeof languageTerms> {
  const resource = termResource(deps, 'language');
  const terms = new TermReader(deps, 'language');
  const importer = new TermImporter(deps, 'language');
  return {
    ...editableHandlers('/languageterms', resource),
    'POST /languageterms': ({ person, body }) =>
      resource.create(person, { ...body, Guid: body.Guid ?? deps.newGuid() }),
    'GET /languageterms/localized/{lcid}': ({ person, params }) => terms.tree(person, params.lcid),
    'PUT /languageterms/order': ({ person, body }) => orderTerms(deps, 'language', person, body),
    'GET /languageterms/{id}/usage': ({ params }) => usageOf(deps, 'language', params.id),
    'POST /languageterms/localized/{lcid}/preview': ({ params, body }) =>
      importer.preview(body.Terms, params.lcid),
    'POST /languageterms/import': ({ person, body }) => importer.apply(person, body),
  };
}

async function usageOf({ db, wideDb }: Deps, kind: TermKind, id: string): Promise<TermUsage> {
  const guid = id.toLowerCase();
  if (!(await termExists(db, kind, guid))) throw new ProblemError('notFound');
  return certain((await readUsage(wideDb, kind, [guid])).get(guid));
}

/** Gives terms places in this order. */
function orderTerms(
  deps: Pick<Deps, 'db' | 'changes' | 'now'>,
  kind: TermKind,
  person: Person,
  { Guids, Moved, From = [] }: Order,
): Promise<undefined> {
  return commitTerms(deps, person, async (transaction) => {
    await lockAllTerms(transaction);
    const before = new Map(
      (await listTerms(transaction, kind)).map(({ Guid, SortOrder }) => [Guid, SortOrder]),
    );
    const stood = From.map((guid) => guid.toLowerCase());
    const places = stood.map((guid) => before.get(guid) ?? -1);
    const broken = places.findIndex((place, index) => place < (places[index - 1] ?? 0));
    if (broken >= 0) {
      const pair = stood.slice(Math.max(0, broken - 1), broken + 1);
      throw await orderConflict(transaction, `${kind}terms`, ...pair);
    }
    await placeTerms(transaction, kind, Guids);
    const rows = await listTerms(transaction, kind);
    const placed = rows.filter(({ Guid, SortOrder }) => SortOrder !== before.get(Guid));
    const moved = Moved?.toLowerCase();
    const written = moved && placed.length > 0 ? rows.filter(({ Guid }) => Guid === moved) : placed;
    const entries = written.map((row) => termEntry(kind, 'updated', row));
    await insertAudits(transaction, entries, person, deps.now());
    return undefined;
  });
}
