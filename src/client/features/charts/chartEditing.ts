import type { ChartGroup, NewChartGroup } from '#shared/contract/chartGroups';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';

const operation = 'The chart';
const query = { siteUrl: undefined };

/** How editors read and store chart groups. */
export const chartEditing: Editing<ChartGroup, NewChartGroup> = {
  key: 'charts/',
  list: (signal) => callApi('GET /chartgroups', { operation: 'Charts', signal }),
  one: (id, signal) => callApi('GET /chartgroups/{id}', { params: { id }, operation, signal }),
  create: (body) => callApi('POST /chartgroups', { query, body, operation }),
  change: (id, body) =>
    callApi('PUT /chartgroups/{id}', { params: { id }, query, body, operation }),
  remove: (id) => callApi('DELETE /chartgroups/{id}', { params: { id }, query, operation }),
  audits: (id, signal) =>
    callApi('GET /chartgroups/{id}/audits', { params: { id }, operation, signal }),
  restore: (id, auditId) =>
    callApi('POST /chartgroups/{id}/audits/{auditId}/restore', {
      params: { id, auditId },
      operation,
    }),
};
