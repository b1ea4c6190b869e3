import type {
  userChannelTerms,
  UserChannelTerm,
  userLanguageTerms,
  UserLanguageTerm,
} from '#shared/contract/pages/terms';
import type { Database } from '../../db/database';
import type { TermKind } from '../../db/tables';
import type { Announce } from '../../db/changes';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import type { Person } from '../../person';
import { ProblemError } from '../../http/answers/problems';
import { termExists } from '../terms/store';
import {
  deleteUserTerm,
  listReadLanguages,
  listUserTerms,
  noteLeftLanguage,
  releaseUserTerm,
  storedTerm,
  upsertUserTerm,
  type UserTermRow,
} from './store';

export function userChannelTermHandlers(deps: HandlerDeps): Handlers<typeof userChannelTerms> {
  return {
    'GET /me/userchannelterms': async ({ person }) =>
      (await listUserTerms(deps.db, person.id, 'channel')).map(asChannel),
    'POST /me/userchannelterms': ({ person, body }) =>
      follow(
        deps,
        person,
        'channel',
        { TermId: body.ChannelTermId, Type: body.ChannelType },
        asChannel,
      ),
    'PUT /me/userchannelterms/{id}/own': ({ person, params }) => release(deps, person, params.id),
    'DELETE /me/userchannelterms/{id}': ({ person, params }) =>
      unfollow(deps, person, 'channel', params.id),
  };
}

export function userLanguageTermHandlers(deps: HandlerDeps): Handlers<typeof userLanguageTerms> {
  return {
    'GET /me/userlanguageterms': async ({ person }) =>
      (await listReadLanguages(deps.db, person.id)).map(asLanguage),
    'POST /me/userlanguageterms': ({ person, body }) =>
      follow(
        deps,
        person,
        'language',
        { TermId: body.LanguageTermId, Type: body.LanguageType },
        asLanguage,
      ),
    'DELETE /me/userlanguageterms/{id}': ({ person, params }) =>
      unfollow(deps, person, 'language', params.id, noteLeftLanguage),
  };
}

function asChannel({ TermId, Type }: UserTermRow): UserChannelTerm {
  return { ChannelTermId: TermId, ChannelType: Type };
}

function asLanguage({ TermId, Type }: UserTermRow): UserLanguageTerm {
  return { LanguageTermId: TermId, LanguageType: Type };
}

async function follow<Answer>(
  { db, changes }: HandlerDeps,
  person: Person,
  kind: TermKind,
  term: UserTermRow,
  answerOf: (term: UserTermRow) => Answer,
): Promise<Answer> {
  const change = { topic: 'person', id: person.id } as const;
  return changes.commit(db, person, change, async (transaction, announce) => {
    if (!(await termExists(transaction, kind, term.TermId))) throw new ProblemError('notFound');
    const stored = await upsertUserTerm(transaction, person.id, kind, term);
    if (stored) announceToWindows(announce, person, kind);
    return answerOf(stored ?? (await storedTerm(transaction, person.id, kind, term.TermId)));
  });
}

/** The directory says a channel no more; the person follows it on. */
async function release(
  { db, changes }: HandlerDeps,
  person: Person,
  termId: string,
): Promise<UserChannelTerm> {
  const change = { topic: 'person', id: person.id } as const;
  return changes.commit(db, person, change, async (transaction, announce) => {
    const stored = await releaseUserTerm(transaction, person.id, 'channel', termId);
    if (!stored) throw new ProblemError('notFound');
    announceToWindows(announce, person, 'channel');
    return asChannel(stored);
  });
}

async function unfollow(
  { db, changes }: HandlerDeps,
  person: Person,
  kind: TermKind,
  termId: string,
  alsoStore?: (db: Database, userId: string) => Promise<void>,
): Promise<undefined> {
  const change = { topic: 'person', id: person.id } as const;
  return changes.commit(db, person, change, async (transaction, announce) => {
    announceToWindows(announce, person, kind);
    if (!(await deleteUserTerm(transaction, person.id, kind, termId)))
      throw new ProblemError('notFound');
    await alsoStore?.(transaction, person.id);
    return undefined;
  });
}

/** The person's other windows and devices show what they follow now. */
function announceToWindows(announce: Announce, { id }: Person, kind: TermKind): void {
  announce({
    ComponentId: kind === 'channel' ? 'userChannelTerms' : 'userLanguageTerms',
    Data: { Change: 'updated', Id: id },
    audience: { people: [id] },
  });
}
