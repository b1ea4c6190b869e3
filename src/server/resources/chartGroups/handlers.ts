import type { ChartGroup, chartGroups } from '#shared/contract/chartGroups';
import { chartEditors } from '#shared/rules/people/roles';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { EditableResource } from '../editable/EditableResource';
import { editableHandlers } from '../editable/handlers';

export function chartGroupHandlers(deps: HandlerDeps): Handlers<typeof chartGroups> {
  const resource = new EditableResource<ChartGroup>(deps, {
    table: 'chart_groups',
    resource: 'chartgroups',
    announce: 'kpiCharts',
    managers: chartEditors,
    isAnnounced: ({ Active }) => Active,
    orderBy: 'Id',
  });
  return {
    ...editableHandlers('/chartgroups', resource),
    'GET /chartgroups': () => resource.list(),
    'GET /chartgroups/active': () => resource.list({ Active: true }),
  };
}
