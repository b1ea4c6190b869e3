import type { AppTile, NewAppTile } from '#shared/contract/appTiles';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';
import { tilesKey } from './useUserTiles';

const operation = 'The app';
const query = { siteUrl: undefined };

/** How editors read and store the app tiles and smart links of the organisation: apps first. */
export const tileEditing: Editing<AppTile, NewAppTile> = {
  key: tilesKey,
  list: async (signal) => {
    const lists = [false, true].map((smartlinks) =>
      callApi('GET /apptiles', { query: { smartlinks }, operation: 'Apps', signal }),
    );
    return (await Promise.all(lists)).flat();
  },
  one: (id, signal) => callApi('GET /apptiles/{id}', { params: { id }, operation, signal }),
  create: (body) => callApi('POST /apptiles', { query, body, operation }),
  change: (id, body) => callApi('PUT /apptiles/{id}', { params: { id }, query, body, operation }),
  remove: (id) => callApi('DELETE /apptiles/{id}', { params: { id }, query, operation }),
  audits: (id, signal) =>
    callApi('GET /apptiles/{id}/audits', { params: { id }, operation, signal }),
  restore: (id, auditId) =>
    callApi('POST /apptiles/{id}/audits/{auditId}/restore', { params: { id, auditId }, operation }),
};
