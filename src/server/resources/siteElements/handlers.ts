import type { NewSiteElement, SiteElement, siteElements } from '#shared/contract/siteElements';
import { plainText } from '#shared/rules/richText/plainText';
import type { HandlerDeps } from '../../deps';
import type { Database } from '../../db/database';
import { activeContent } from '../../html/activeContent';
import { cleanHtml } from '../../html/cleanHtml';
import type { Handlers } from '../../http/calls';
import { invalidField, ProblemError } from '../../http/problems';
import type { Person } from '../../person';
import { insertAudit, listAudits } from '../audits/store';
import { findElement, insertElement, listElements, lockElement, updateElement } from './store';

const Resource = 'siteelements';

/** The footer and its like: each change and its history entry commit together. */
export function siteElementHandlers({
  db,
  changes,
  now,
}: Pick<HandlerDeps, 'db' | 'changes' | 'now'>): Handlers<typeof siteElements> {
  const writeDown = (
    transaction: Database,
    Action: 'created' | 'updated',
    { Id, Type, Language, Content }: SiteElement,
    person: Person,
  ) =>
    insertAudit(
      transaction,
      { Resource, ResourceId: Id, Action, values: { Type, Language, Content } },
      person,
      now(),
    );

  return {
    'GET /siteelements': ({ query }) => listElements(db, query),
    'POST /siteelements': ({ person, body }) => {
      checkContent(body);
      return changes.commit(db, person, undefined, async (transaction) => {
        const created = await insertElement(transaction, body, now());
        if (!created) throw new ProblemError('alreadyExists');
        await writeDown(transaction, 'created', created, person);
        return created;
      });
    },
    'PUT /siteelements/{id}': ({ person, params: { id }, body }) => {
      checkContent(body);
      if (body.Id !== undefined && body.Id !== id)
        throw invalidField('Id', 'is not the site element of this address');
      return changes.commit(db, person, undefined, async (transaction) => {
        const before = await lockElement(transaction, id);
        if (!before) throw new ProblemError('notFound');
        if (
          body.Modified &&
          new Date(body.Modified).getTime() !== new Date(before.Modified).getTime()
        )
          throw new ProblemError('conflict');
        const changed = await updateElement(transaction, id, body, now());
        await writeDown(transaction, 'updated', changed, person);
        return changed;
      });
    },
    'GET /siteelements/{id}/audits': async ({ params: { id } }) => {
      if (!(await findElement(db, id))) throw new ProblemError('notFound');
      return listAudits(db, Resource, id);
    },
  };
}

/** Scripts and their like are named, not taken away without a word; markup alone is no content. */
function checkContent({ Content }: NewSiteElement): void {
  const active = activeContent(Content);
  if (active.length > 0) throw invalidField('Content', `must not contain ${active.join(', ')}`);
  const cleaned = cleanHtml(Content);
  if (plainText(cleaned) === '' && !/<(img|hr)\b/.test(cleaned))
    throw invalidField('Content', 'is required');
}
