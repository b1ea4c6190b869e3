import type { ItemToRead } from '#shared/contract/itemsToRead';
import { apiRead } from '../../data/apiRead';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';
import { readingReads } from '../../data/reads/readingReads';
import type { ReadingBody } from './readingValues';

const operation = 'The item to read';

/** How editors read and store what people have to read. */
export const readingEditing: Editing<ItemToRead, ReadingBody> = {
  reads: readingReads,
  list: apiRead('GET /itemstoread', { operation: 'Required reading' }),
  one: (id) => apiRead('GET /itemstoread/{id}', { params: { id }, operation }),
  create: (body) => callApi('POST /itemstoread', { body, operation }),
  change: (id, body) => callApi('PUT /itemstoread/{id}', { params: { id }, body, operation }),
  remove: (id) => callApi('DELETE /itemstoread/{id}', { params: { id }, operation }),
  audits: (id) => apiRead('GET /itemstoread/{id}/audits', { params: { id }, operation }),
  restore: (id, auditId) =>
    callApi('POST /itemstoread/{id}/audits/{auditId}/restore', {
      params: { id, auditId },
      operation,
    }),
};
