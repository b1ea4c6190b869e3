import type { ChartGroup, chartGroups } from '#shared/contract/chartGroups';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { EditableResource } from '../editable/EditableResource';

export function chartGroupHandlers(deps: HandlerDeps): Handlers<typeof chartGroups> {
  const resource = new EditableResource<ChartGroup>(deps, {
    table: 'chart_groups',
    resource: 'chartgroups',
    componentId: 'kpiCharts',
    orderBy: 'Id',
  });
  return {
    'GET /chartgroups': () => resource.list(),
    'GET /chartgroups/active': () => resource.list({ Active: true }),
    'GET /chartgroups/{id}': ({ params }) => resource.find(params.id),
    'POST /chartgroups': ({ person, body }) => resource.create(person, body),
    'PUT /chartgroups/{id}': ({ person, params, body }) => resource.change(person, params.id, body),
    'DELETE /chartgroups/{id}': ({ person, params }) => resource.remove(person, params.id),
    'GET /chartgroups/{id}/audits': ({ params }) => resource.history(params.id),
    'POST /chartgroups/{id}/audits/{auditId}/restore': ({ person, params }) =>
      resource.restore(person, params.id, params.auditId),
  };
}
