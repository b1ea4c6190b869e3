import type { ReadName } from '../read/readKey';

export const smartLinkReads = [
  'GET /me/userapptiles/smartlinks',
  'GET /me/userapptiles/smartlinks/next',
] as const satisfies readonly ReadName[];

/** The reads that a changed app, personal or of the organisation, or smart link changes. */
export const tileReads = [
  ...smartLinkReads,
  'GET /apptiles',
  'GET /apptiles/{id}',
  'GET /apptiles/{id}/audits',
  'GET /me/userapptiles',
  'apptiles/organisation',
  'apptiles/personal',
] as const satisfies readonly ReadName[];
