import type { ReadName } from '../read/readKey';

export const smartLinkReads = [
  'GET /me/userapptiles/smartlinks',
  'GET /me/userapptiles/smartlinks/next',
] as const satisfies readonly ReadName[];

/** The tiles as their readers get them, with the messages about them. */
export const shownTileReads = [
  'GET /me/userapptiles',
  'GET /me/userapptiles/smartlinks',
  'GET /apptiles',
  'GET /apptiles/{id}',
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
  'search',
  'search/suggestions',
] as const satisfies readonly ReadName[];
