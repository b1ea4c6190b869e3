import type { Audit } from '#shared/contract/audits';
import type { channelTerms, languageTerms, Term, TermUsage } from '#shared/contract/terms';
import type { Deps } from '../../deps';
import type { TermKind } from '../../db/tables';
import type { Handlers } from '../../http/calls';
import type { Person } from '../../person';
import { ProblemError } from '../../http/problems';
import { listUserTerms } from '../userTerms/store';
import { listTermAudits } from './history';
import { TermImporter } from './importer';
import { listTerms, termExists } from './store';
import { termTree } from './termTree';
import { countReached, readUsage } from './usage';
import { TermWriter } from './writer';

export function channelTermHandlers(deps: Deps): Handlers<typeof channelTerms> {
  const writer = new TermWriter(deps, 'channel');
  const importer = new TermImporter(deps, 'channel');
  return {
    'GET /channelterms/localized/{lcid}': ({ person, params }) =>
      localizedTree(deps, 'channel', person, params.lcid),
    'POST /channelterms': ({ person, body }) => writer.create(person, body),
    'DELETE /channelterms/cache': ({ person }) => writer.tellAll(person),
    'DELETE /channelterms/{id}': ({ person, params }) => writer.remove(person, params.id),
    'PUT /channelterms/order': ({ person, body }) => writer.order(person, body.Guids, body.Moved),
    'PUT /channelterms/{id}': ({ person, params, body }) => writer.change(person, params.id, body),
    'GET /channelterms/{id}/audits': ({ params }) => historyOf(deps, 'channel', params.id),
    'POST /channelterms/{id}/audits/{auditId}/restore': ({ person, params }) =>
      writer.restore(person, params.id.toLowerCase(), params.auditId),
    'GET /channelterms/{id}/usage': ({ params }) => usageOf(deps, 'channel', params.id),
    'POST /channelterms/reach': ({ body }) => countReached(deps.db, body.ChannelTermIds),
    'POST /channelterms/localized/{lcid}/preview': ({ params, body }) =>
      importer.preview(body.Terms, params.lcid),
    'POST /channelterms/import': ({ person, body }) => importer.apply(person, body),
  };
}

export function languageTermHandlers(deps: Deps): Handlers<typeof languageTerms> {
  const writer = new TermWriter(deps, 'language');
  const importer = new TermImporter(deps, 'language');
  return {
    'GET /languageterms/localized/{lcid}': ({ person, params }) =>
      localizedTree(deps, 'language', person, params.lcid),
    'POST /languageterms': ({ person, body }) => writer.create(person, body),
    'DELETE /languageterms/{id}': ({ person, params }) => writer.remove(person, params.id),
    'PUT /languageterms/order': ({ person, body }) => writer.order(person, body.Guids, body.Moved),
    'PUT /languageterms/{id}': ({ person, params, body }) => writer.change(person, params.id, body),
    'GET /languageterms/{id}/audits': ({ params }) => historyOf(deps, 'language', params.id),
    'POST /languageterms/{id}/audits/{auditId}/restore': ({ person, params }) =>
      writer.restore(person, params.id.toLowerCase(), params.auditId),
    'GET /languageterms/{id}/usage': ({ params }) => usageOf(deps, 'language', params.id),
    'POST /languageterms/localized/{lcid}/preview': ({ params, body }) =>
      importer.preview(body.Terms, params.lcid),
    'POST /languageterms/import': ({ person, body }) => importer.apply(person, body),
  };
}

async function localizedTree(
  { db }: Deps,
  kind: TermKind,
  person: Person,
  lcid: number,
): Promise<Term[]> {
  const [rows, own] = await Promise.all([listTerms(db, kind), listUserTerms(db, person.id, kind)]);
  return termTree(rows, lcid, new Map(own.map(({ TermId, Type }) => [TermId, Type])));
}

async function usageOf({ db }: Deps, kind: TermKind, id: string): Promise<TermUsage> {
  const guid = id.toLowerCase();
  if (!(await termExists(db, kind, guid))) throw new ProblemError('notFound');
  return (await readUsage(db, kind, [guid])).get(guid)!;
}

async function historyOf({ db }: Deps, kind: TermKind, id: string): Promise<Audit[]> {
  const guid = id.toLowerCase();
  if (!(await termExists(db, kind, guid))) throw new ProblemError('notFound');
  return listTermAudits(db, kind, guid);
}
