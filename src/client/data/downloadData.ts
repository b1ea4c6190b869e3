import { callApi } from './connection/callApi';

/** The data that the portal keeps about a person, as the bytes of a file. */
export async function readOwnData(operation: string): Promise<BlobPart> {
  return (await callApi('GET /users/me/data', { operation })) as BlobPart;
}

export async function readDataOf(
  id: string,
  upn: string | undefined,
  operation: string,
): Promise<BlobPart> {
  const asked = { params: { id }, query: upn ? { upn } : {}, operation };
  return (await callApi('GET /admin/people/{id}/data', asked)) as BlobPart;
}

/** As what it is saved. */
export const dataFile = { name: 'portal-data.json', type: 'application/json' };
