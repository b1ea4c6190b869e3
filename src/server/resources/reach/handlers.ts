import type { targeting, Why } from '#shared/contract/people/targeting';
import { hasAnyRole } from '#shared/rules/people/roles';
import {
  joinedReasons,
  outcomeOf,
  reasonsOf,
  whyEditors,
  type Subject,
} from '#shared/rules/targeting/why';
import type { BodyOf } from '#shared/contract/call';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { invalidField, ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { previewFor } from './preview';
import { ReachReader } from './ReachReader';
import { findPersonId } from './store';
import { subjects } from './subjects';

type Question = BodyOf<(typeof targeting)['POST /targeting/why']>;

/** Whom content reaches, and why it is shown to somebody or not. */
export function targetingHandlers(deps: HandlerDeps): Handlers<typeof targeting> {
  const reach = new ReachReader(deps);
  return {
    'POST /targeting/reach': ({ body }) => reach.of(plainAudience(body)),
    'POST /targeting/links': ({ body }) =>
      reach.links(plainAudience(body), body.PageIds, body.At ? new Date(body.At) : deps.now()),
    'POST /targeting/why': ({ person, body }) => why(deps, person, body),
    'POST /targeting/preview': ({ body }) => previewFor(deps, body),
  };
}

/** Ids in lower case, as they are stored. */
function plainAudience({
  ChannelTermIds,
  LanguageTermId,
}: BodyOf<(typeof targeting)['POST /targeting/reach']>) {
  return {
    ChannelTermIds: ChannelTermIds.map((id) => id.toLowerCase()),
    ...(LanguageTermId !== undefined && { LanguageTermId: LanguageTermId?.toLowerCase() ?? null }),
  };
}

async function why(
  { db, targeting, now }: HandlerDeps,
  person: Person,
  { kind, Id, UpnId }: Question,
): Promise<Why> {
  const isEditor = hasAnyRole(await person.roles(), whyEditors[kind]);
  const isOther = UpnId !== undefined && UpnId.toLowerCase() !== person.upn.toLowerCase();
  if (isOther && !isEditor) throw new ProblemError('forbidden');
  const asked = isOther ? await findPersonId(db, UpnId) : person.id;
  if (!asked) throw invalidField('UpnId', 'is nobody whom the portal knows');
  const reader = await targeting.of(asked);
  const reasons = (subject: Subject) => reasonsOf(subject, reader, now());
  const levels = await subjects[kind](db, Id, {
    id: asked,
    now: now(),
    settings: await targeting.settings(),
    sees: (subject) => reasons(subject).every(({ IsMet }) => IsMet),
  });
  if (levels.length === 0) throw new ProblemError('notFound');
  const Rules = joinedReasons(levels.map(reasons));
  const outcome = outcomeOf(kind, Rules);
  // A thing that is withheld from a reader does not exist for them.
  if (!isEditor && outcome === 'withheld') throw new ProblemError('notFound');
  return { IsShown: outcome === 'shown', Rules };
}
