import { Type, type Static } from '@sinclair/typebox';
import { AppTile, NewAppTile } from '../appTiles';
import { defineCalls } from '../call';
import { fields, nullable, object } from '../fields';

const Order = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** An app tile on a person's board (APPS-26). */
export const UserAppTile = object({
  AppTileId: fields.id,
  Order: Type.Integer(),
  HideFromUI: Type.Boolean(),
  /** It came with a channel that the person follows: it can be hidden but not deleted. */
  ChannelSubscribed: Type.Boolean(),
  /** It is shown as new; in the answer of `updates` always true. */
  ShowNewOrModifiedBadge: Type.Boolean(),
  AppTile,
});
export type UserAppTile = Static<typeof UserAppTile>;

const { Title, Description, Url, IconClass, IconUrl, ColorHexCode, ColorClass } =
  NewAppTile.properties;
/** A tile that a person makes for themselves. */
export const PersonalTile = object({
  Title,
  Description,
  Url,
  IconClass,
  IconUrl,
  ColorHexCode,
  ColorClass,
});
export type PersonalTile = Static<typeof PersonalTile>;

// A tile may come back as it was answered; the fields that only the portal sets are not stored.
const answered = Type.Partial(UserAppTile).properties;
const SentTile = object({ ...Type.Partial(AppTile).properties, ...PersonalTile.properties });

/**
 * `AppTileId` alone, or with its own `AppTile`, adds an app tile of the organisation, `AppTile`
 * alone makes a personal one.
 */
export const NewUserAppTile = object({
  ...answered,
  Order: Type.Optional(Order),
  AppTile: Type.Optional(SentTile),
});
export type NewUserAppTile = Static<typeof NewUserAppTile>;

/**
 * Fields that it leaves out stay; the tile itself changes only where it is personal. Its `Modified`
 * as it was read guards against overwriting what another window has changed (409).
 */
export const UserAppTileChange = object({
  ...answered,
  Order: Type.Optional(Order),
  AppTile: Type.Optional(Type.Partial(SentTile, { additionalProperties: false })),
});
export type UserAppTileChange = Static<typeof UserAppTileChange>;

const params = object({ id: fields.id });

export const userAppTiles = defineCalls({
  'GET /me/userapptiles': {
    summary:
      'The tiles of the person in their order: personal ones, added ones, and those of ' +
      'followed channels. `includeHidden`: also hidden ones.',
    access: 'signedIn',
    query: object({ includeHidden: Type.Optional(Type.Boolean()) }),
    answer: Type.Array(UserAppTile),
  },
  'GET /me/userapptiles/updates': {
    summary: 'Tiles of the person that are new or updated since a time.',
    access: 'signedIn',
    query: object({ lastVisitedDate: fields.dateTime }),
    answer: Type.Array(UserAppTile),
  },
  'GET /me/userapptiles/smartlinks': {
    summary: 'The smart links that the person is to see now.',
    access: 'signedIn',
    answer: Type.Array(AppTile),
  },
  'GET /me/userapptiles/smartlinks/next': {
    summary:
      'When other smart links are to be seen next, for a page that stays open; a moment ' +
      'that has just passed for a minute more.',
    access: 'signedIn',
    answer: object({ Next: nullable(fields.dateTime) }),
  },
  'GET /me/userapptiles/{id}': {
    summary: 'One tile of the person, by the id of the app tile.',
    access: 'signedIn',
    params,
    answer: UserAppTile,
    problems: ['notFound'],
  },
  'POST /me/userapptiles': {
    summary: 'Adds an app tile of the organisation, or a new personal one.',
    access: 'signedIn',
    body: NewUserAppTile,
    answer: UserAppTile,
    status: 201,
    newId: 'AppTileId',
    problems: ['notFound'],
  },
  'PUT /me/userapptiles': {
    summary: 'Saves the order of the tiles.',
    access: 'signedIn',
    body: Type.Array(object({ ...answered, AppTileId: fields.id, Order }), {
      minItems: 1,
      maxItems: 1_000,
    }),
    answer: 'none',
    problems: ['notFound'],
  },
  'PUT /me/userapptiles/{id}': {
    summary: 'Hides a tile, shows it again, or changes a personal one.',
    access: 'signedIn',
    params,
    body: UserAppTileChange,
    answer: UserAppTile,
    problems: ['notFound', 'conflict'],
  },
  'DELETE /me/userapptiles/{id}': {
    summary: 'Deletes a personal tile, or takes an added one off the board.',
    access: 'signedIn',
    params,
    answer: 'none',
    problems: ['notFound'],
  },
});
