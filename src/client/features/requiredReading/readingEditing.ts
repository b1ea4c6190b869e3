import type { ItemToRead } from '#shared/contract/itemsToRead';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';
import type { ReadingBody } from './readingValues';

const operation = 'The item to read';

/** How editors read and store what people have to read. */
export const readingEditing: Editing<ItemToRead, ReadingBody> = {
  key: 'itemstoread/',
  list: (signal) => callApi('GET /itemstoread', { operation: 'Required reading', signal }),
  one: (id, signal) => callApi('GET /itemstoread/{id}', { params: { id }, operation, signal }),
  create: (body) => callApi('POST /itemstoread', { body, operation }),
  change: (id, body) => callApi('PUT /itemstoread/{id}', { params: { id }, body, operation }),
  remove: (id) => callApi('DELETE /itemstoread/{id}', { params: { id }, operation }),
  audits: (id, signal) =>
    callApi('GET /itemstoread/{id}/audits', { params: { id }, operation, signal }),
  restore: (id, auditId) =>
    callApi('POST /itemstoread/{id}/audits/{auditId}/restore', {
      params: { id, auditId },
      operation,
    }),
};
