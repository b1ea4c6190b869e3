import { Type, type Static } from '@sinclair/typebox';
import { defineCalls } from '../call';
import { fields, nullable, object } from '../fields';

const params = object({ id: fields.guid });
/** Counts only where the portal has no record of the person, and nobody else has the name. */
const query = object({ upn: Type.Optional(fields.upn) });

/** How much the portal keeps about somebody. */
export const KeptData = object({
  Id: fields.guid,
  /** Null where the portal has no record of the person. */
  UpnId: nullable(fields.upn),
  DisplayName: nullable(Type.String()),
  /** Since when the directory does not know them, or their account is closed. */
  LeftSince: nullable(fields.dateTime),
  /** Rows that belong to them alone. */
  Own: Type.Integer({ minimum: 0 }),
  /** Pages that they own or have changed last. */
  Pages: Type.Integer({ minimum: 0 }),
  /** Entries of the history that are by them or name them. */
  History: Type.Integer({ minimum: 0 }),
});
export type KeptData = Static<typeof KeptData>;

export const personalData = defineCalls({
  'GET /users/me/data': {
    summary: 'Everything that the portal keeps about the person who asks, as a file.',
    access: 'signedIn',
    takes: 'database',
    answer: 'download',
  },
  'GET /admin/people/{id}': {
    summary: 'How much the portal keeps about a person; 404 where that is nothing.',
    access: ['Admin'],
    params,
    query,
    takes: 'database',
    answer: KeptData,
    problems: ['notFound'],
  },
  'GET /admin/people/{id}/data': {
    summary:
      'Everything that the portal keeps about a person, as a file; the history says who asked for it.',
    access: ['Admin'],
    params,
    query,
    takes: 'database',
    answer: 'download',
    problems: ['notFound'],
  },
  'DELETE /admin/people/{id}': {
    summary:
      'Erases a person: what belongs to them alone goes, and what they wrote stays without their name. ' +
      'Nobody erases themselves.',
    access: ['Admin'],
    params,
    query,
    answer: 'none',
    problems: ['notFound'],
  },
});
