import type { ChartGroup, NewChartGroup } from '#shared/contract/chartGroups';
import { apiRead } from '../../data/apiRead';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';
import { chartReads } from '../../data/reads/chartReads';

const operation = 'The chart';
const query = { siteUrl: undefined };

/** How editors read and store chart groups. */
export const chartEditing: Editing<ChartGroup, NewChartGroup> = {
  reads: chartReads,
  list: apiRead('GET /chartgroups', { operation: 'Charts' }),
  one: (id) => apiRead('GET /chartgroups/{id}', { params: { id }, operation }),
  create: (body) => callApi('POST /chartgroups', { query, body, operation }),
  change: (id, body) =>
    callApi('PUT /chartgroups/{id}', { params: { id }, query, body, operation }),
  remove: (id) => callApi('DELETE /chartgroups/{id}', { params: { id }, query, operation }),
  audits: (id) => apiRead('GET /chartgroups/{id}/audits', { params: { id }, operation }),
  restore: (id, auditId) =>
    callApi('POST /chartgroups/{id}/audits/{auditId}/restore', {
      params: { id, auditId },
      operation,
    }),
};
