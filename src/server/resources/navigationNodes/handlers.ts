import type { navigationNodes } from '#shared/contract/pages/navigationNodes';
import { hasAnyRole, pageEditors } from '#shared/rules/people/roles';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { editableHandlers } from '../editable/handlers';
import { MenuReader } from './MenuReader';
import { importPlace, navigationNodeResource } from './resource';

export function navigationNodeHandlers(deps: HandlerDeps): Handlers<typeof navigationNodes> {
  const reader = new MenuReader(deps);
  const resource = navigationNodeResource(deps);
  const isEditor = async (person: Person) => hasAnyRole(await person.roles(), pageEditors);
  return {
    ...editableHandlers('/NavigationNodes', resource),
    'GET /NavigationNodes': async ({ person, query: { includeWithheld = false } }) => {
      if (!includeWithheld) return reader.forReader(person.id);
      if (!(await isEditor(person))) throw new ProblemError('forbidden');
      return reader.whole();
    },
    'GET /NavigationNodes/{id}': async ({ person, params: { id } }) => {
      if (await isEditor(person)) return resource.one(person, id);
      const found = await reader.find(person.id, id);
      if (!found) throw new ProblemError('notFound');
      return found;
    },
    'PUT /NavigationNodes': ({ person, body }) =>
      resource.changeEach(
        person,
        body.map(({ Id, Order, From }) => ({
          id: Id,
          values: { Order },
          from: From === undefined ? {} : { Order: From },
        })),
      ),
    'POST /NavigationNodes/import': ({ person, body }) =>
      resource.createTree(person, body, importPlace),
  };
}
