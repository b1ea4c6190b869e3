import type { AppTile, NewAppTile } from '#shared/contract/appTiles';
import { apiRead } from '../../data/apiRead';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';
import { tileReads } from '../../data/reads/tileReads';

const operation = 'The app';
const query = { siteUrl: undefined };

/** How editors read and store the app tiles and smart links of the organisation: apps first. */
export const tileEditing: Editing<AppTile, NewAppTile> = {
  reads: tileReads,
  list: {
    key: 'apptiles/organisation',
    read: async (signal) => {
      const lists = [false, true].map((smartlinks) =>
        callApi('GET /apptiles', { query: { smartlinks }, operation: 'Apps', signal }),
      );
      return (await Promise.all(lists)).flat();
    },
  },
  one: (id) => apiRead('GET /apptiles/{id}', { params: { id }, operation }),
  create: (body) => callApi('POST /apptiles', { query, body, operation }),
  change: (id, body) => callApi('PUT /apptiles/{id}', { params: { id }, query, body, operation }),
  remove: (id) => callApi('DELETE /apptiles/{id}', { params: { id }, query, operation }),
  audits: (id) => apiRead('GET /apptiles/{id}/audits', { params: { id }, operation }),
  restore: (id, auditId) =>
    callApi('POST /apptiles/{id}/audits/{auditId}/restore', { params: { id, auditId }, operation }),
};
