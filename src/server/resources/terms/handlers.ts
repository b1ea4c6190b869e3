import type { channelTerms, languageTerms, NewTerm, Term } from '#shared/contract/terms';
import type { Deps } from '../../deps';
import type { TermKind } from '../../db/tables';
import type { Handlers } from '../../http/calls';
import type { Person } from '../../person';
import { invalidField, ProblemError } from '../../http/problems';
import { listUserTerms } from '../userTerms/store';
import { deleteTerm, hasChildren, insertTerm, listTerms, termExists } from './store';
import { termOf, termTree } from './termTree';

const targeting = { topic: 'targeting' } as const;

export function channelTermHandlers(deps: Deps): Handlers<typeof channelTerms> {
  return {
    'GET /channelterms/localized/{lcid}': ({ person, params }) => localizedTree(deps, 'channel', person, params.lcid),
    'POST /channelterms': ({ body }) => createTerm(deps, 'channel', body),
    'DELETE /channelterms/cache': () => deps.changes.commit(deps.db, targeting, async (_, announce) => announce({ ComponentId: 'channels', Data: { Change: 'updated', Id: 'all' } }) as undefined),
    'DELETE /channelterms/{id}': ({ params }) => removeTerm(deps, 'channel', params.id),
  };
}

export function languageTermHandlers(deps: Deps): Handlers<typeof languageTerms> {
  return {
    'GET /languageterms/localized/{lcid}': ({ person, params }) => localizedTree(deps, 'language', person, params.lcid),
    'POST /languageterms': ({ body }) => createTerm(deps, 'language', body),
    'DELETE /languageterms/{id}': ({ params }) => removeTerm(deps, 'language', params.id),
  };
}

async function localizedTree({ db }: Deps, kind: TermKind, person: Person, lcid: number): Promise<Term[]> {
  const [rows, own] = await Promise.all([listTerms(db, kind), listUserTerms(db, person.id, kind)]);
  return termTree(rows, lcid, new Map(own.map(({ TermId, Type }) => [TermId, Type])));
}

async function createTerm({ db, changes, now, newGuid }: Deps, kind: TermKind, term: NewTerm): Promise<Term> {
  return changes.commit(db, targeting, async (transaction) => {
    if (term.ParentTermGuid && !(await termExists(transaction, kind, term.ParentTermGuid))) throw invalidField('ParentTermGuid', 'is not an existing term');
    const stored = await insertTerm(transaction, kind, term.Guid ?? newGuid(), term, now());
    if (!stored) throw new ProblemError('alreadyExists');
    return termOf(stored, 'en', new Map(), []);
  });
}

async function removeTerm({ db, changes }: Deps, kind: TermKind, id: string): Promise<undefined> {
  return changes.commit(db, targeting, async (transaction) => {
    if (await hasChildren(transaction, id)) throw new ProblemError('conflict', { detail: 'There are terms below this one; delete those first.' });
    if (!(await deleteTerm(transaction, kind, id))) throw new ProblemError('notFound');
    return undefined;
  });
}
