import { Type, type Static } from '@sinclair/typebox';
import { maxReadAtOnce } from '../../rules/news/readMarks';
import { defineCalls } from '../call';
import { fields, object } from '../fields';

/** Which of the newest pages the person has opened, on any device. */
export const ReadPages = object({ PageIds: Type.Array(fields.id) });
export type ReadPages = Static<typeof ReadPages>;

export const readPages = defineCalls({
  'GET /me/readpages': {
    summary: 'The portal’s pages that the person has opened lately, the last first.',
    access: 'signedIn',
    answer: ReadPages,
  },
  'PUT /me/readpages': {
    summary: 'Notes that the person has opened these pages. Repeating it changes nothing.',
    access: 'signedIn',
    body: object({ PageIds: Type.Array(fields.id, { minItems: 1, maxItems: maxReadAtOnce }) }),
    answer: ReadPages,
  },
});
