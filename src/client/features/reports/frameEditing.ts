import type { NewPowerBiFrame, PowerBiFrame } from '#shared/contract/powerBiFrames';
import { apiRead } from '../../data/apiRead';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';
import { frameReads } from '../../data/reads/frameReads';

const operation = 'The report frame';
const query = { siteUrl: undefined };

/** How editors read and store report frames. */
export const frameEditing: Editing<PowerBiFrame, NewPowerBiFrame> = {
  reads: frameReads,
  list: apiRead('GET /powerbiframes', {
    query: { routeId: undefined },
    operation: 'Report frames',
  }),
  one: (id) => apiRead('GET /powerbiframes/{id}', { params: { id }, operation }),
  create: (body) => callApi('POST /powerbiframes', { query, body, operation }),
  change: (id, body) =>
    callApi('PUT /powerbiframes/{id}', { params: { id }, query, body, operation }),
  remove: (id) => callApi('DELETE /powerbiframes/{id}', { params: { id }, query, operation }),
  audits: (id) => apiRead('GET /powerbiframes/{id}/audits', { params: { id }, operation }),
  restore: (id, auditId) =>
    callApi('POST /powerbiframes/{id}/audits/{auditId}/restore', {
      params: { id, auditId },
      operation,
    }),
};
