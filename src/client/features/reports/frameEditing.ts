import type { NewPowerBiFrame, PowerBiFrame } from '#shared/contract/powerBiFrames';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';

const operation = 'The report frame';
const query = { siteUrl: undefined };

/** How editors read and store report frames. */
export const frameEditing: Editing<PowerBiFrame, NewPowerBiFrame> = {
  key: 'reports/',
  list: (signal) =>
    callApi('GET /powerbiframes', {
      query: { routeId: undefined },
      operation: 'Report frames',
      signal,
    }),
  one: (id, signal) => callApi('GET /powerbiframes/{id}', { params: { id }, operation, signal }),
  create: (body) => callApi('POST /powerbiframes', { query, body, operation }),
  change: (id, body) =>
    callApi('PUT /powerbiframes/{id}', { params: { id }, query, body, operation }),
  remove: (id) => callApi('DELETE /powerbiframes/{id}', { params: { id }, query, operation }),
  audits: (id, signal) =>
    callApi('GET /powerbiframes/{id}/audits', { params: { id }, operation, signal }),
  restore: (id, auditId) =>
    callApi('POST /powerbiframes/{id}/audits/{auditId}/restore', {
      params: { id, auditId },
      operation,
    }),
};
