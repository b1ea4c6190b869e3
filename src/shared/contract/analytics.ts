import { Type, type Static } from '@sinclair/typebox';
import { trackedNames, trackedPaths, trackingLimits } from '../rules/tracking';
import { defineCalls } from './call';
import { fields, object, oneOf } from './fields';
import { Measure } from './measures';

/** Something that was opened or searched for. It names no person. */
export const TrackedEvent = object({
  Name: oneOf(trackedNames),
  Time: fields.dateTime,
  /** The page, by its place in the table of routes. */
  Path: Type.Optional(oneOf(trackedPaths)),
  Link: Type.Optional(fields.address),
  /** Of the post whose description was opened. */
  Title: Type.Optional(Type.String({ maxLength: 255 })),
  ComponentId: Type.Optional(Type.String({ maxLength: 50, pattern: '^[A-Za-z]+$' })),
  SearchTerm: Type.Optional(Type.String({ maxLength: trackingLimits.searchTerm })),
});
export type TrackedEvent = Static<typeof TrackedEvent>;

export const analytics = defineCalls({
  'POST /analytics/events': {
    summary:
      'Takes in what was opened and searched for, and how fast it was; stored without the person ' +
      'who sent it, and not at all while analytics are off, nor beyond ' +
      `${trackingLimits.anHour} events of a person in an hour.`,
    access: 'signedIn',
    body: object({
      Events: Type.Array(Type.Union([TrackedEvent, Measure]), {
        minItems: 1,
        maxItems: trackingLimits.batch,
      }),
    }),
    answer: 'none',
  },
});
