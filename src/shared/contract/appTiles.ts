import { Type, type Static } from '@sinclair/typebox';
import { maxVideoCode } from '../rules/pictures/videoAddress';
import { tileLimits } from '../rules/widgets/appTiles';
import { appEditors } from '../rules/people/roles';
import { defineCalls } from './call';
import { changeOf, editable } from './editable';
import { channelLinks, fields, nullable, object } from './fields';

const languageLinks = Type.Array(object({ LanguageTermId: fields.guid }), { maxItems: 50 });
/** ISO weekdays, Monday=1 to Sunday=7. */
const RecurrenceDays = Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
  maxItems: 7,
  uniqueItems: true,
});
const timeOfDay = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  'x-pattern-message': 'must be a time of day such as 08:30',
});
const ColorHexCode = Type.String({
  pattern: '^#[0-9a-fA-F]{6}$',
  'x-pattern-message': 'must be a colour such as #1f6f78',
});
const ColorClass = Type.String({
  maxLength: 50,
  pattern: '^[\\w-]+$',
  'x-pattern-message': 'may have letters, digits and hyphens',
});
const IconClass = Type.String({
  maxLength: 100,
  pattern: '^[\\w -]+$',
  'x-pattern-message': 'may have letters, digits, spaces and hyphens',
});
const O365ServiceName = Type.String({ maxLength: 100 });
const { address } = fields;

/** An app or link that people open from their board (APPS-25). A smart link is one with a time. */
export const AppTile = object({
  Id: fields.id,
  Title: Type.String(),
  Description: Type.String(),
  Url: Type.String(),
  IconClass: nullable(Type.String()),
  IconUrl: nullable(Type.String()),
  ColorHexCode: nullable(Type.String()),
  ColorClass: nullable(Type.String()),
  /** Made by one person for themselves; nobody else ever reads it. */
  IsPersonal: Type.Boolean(),
  IsSmartLink: Type.Boolean(),
  /** Cleaned HTML. */
  Introduction: nullable(Type.String()),
  /** Only the address of the player. */
  IntroductionVideo: nullable(Type.String()),
  /** The current messages about the app for the reader's channels. */
  AppTileBroadcastMessages: Type.Array(
    object({
      BroadcastMessageId: fields.id,
      StartDate: nullable(fields.dateTime),
      EndDate: nullable(fields.dateTime),
      Title: Type.String(),
      Message: Type.String(),
    }),
  ),
  /**
   * Of Microsoft Graph or the organisation's SharePoint; answers how much there is that the person
   * has not seen.
   */
  IntegrationEndpointUrl: nullable(Type.String()),
  ShowAsNewUntilThisDate: nullable(fields.dateTime),
  Modified: fields.dateTime,
  Start: nullable(fields.dateTime),
  End: nullable(fields.dateTime),
  IsRecurring: Type.Boolean(),
  RecurrenceDays,
  /** Times of day in the organisation's zone. */
  RecurrenceFrom: nullable(timeOfDay),
  RecurrenceTo: nullable(timeOfDay),
  /** Whether now is within the days and hours of a recurring one. */
  IsWithinTimeSpan: Type.Boolean(),
  ChannelTermAppTiles: channelLinks,
  LanguageTermAppTiles: languageLinks,
  /** The service of Microsoft 365 that the app belongs to, as `assignedPlans` of Graph name it. */
  O365ServiceName: nullable(Type.String()),
});
export type AppTile = Static<typeof AppTile>;

/** Defaults: nothing, for everybody, no smart link. */
export const NewAppTile = object({
  Title: fields.title,
  Description: Type.Optional(Type.String({ maxLength: tileLimits.description })),
  Url: address,
  IconClass: Type.Optional(nullable(IconClass)),
  IconUrl: Type.Optional(nullable(address)),
  ColorHexCode: Type.Optional(nullable(ColorHexCode)),
  ColorClass: Type.Optional(nullable(ColorClass)),
  IsSmartLink: Type.Optional(Type.Boolean()),
  Introduction: Type.Optional(nullable(Type.String({ maxLength: tileLimits.introduction }))),
  /** An `<iframe>` or an address; the address of its player is what is kept. */
  IntroductionVideo: Type.Optional(nullable(Type.String({ maxLength: maxVideoCode }))),
  IntegrationEndpointUrl: Type.Optional(nullable(address)),
  ShowAsNewUntilThisDate: Type.Optional(nullable(fields.dateTime)),
  Start: Type.Optional(nullable(fields.dateTime)),
  End: Type.Optional(nullable(fields.dateTime)),
  IsRecurring: Type.Optional(Type.Boolean()),
  RecurrenceDays: Type.Optional(RecurrenceDays),
  RecurrenceFrom: Type.Optional(nullable(timeOfDay)),
  RecurrenceTo: Type.Optional(nullable(timeOfDay)),
  ChannelTermAppTiles: Type.Optional(channelLinks),
  LanguageTermAppTiles: Type.Optional(languageLinks),
  O365ServiceName: Type.Optional(nullable(O365ServiceName)),
});
export type NewAppTile = Static<typeof NewAppTile>;

export const AppTileChange = changeOf(NewAppTile);
export type AppTileChange = Static<typeof AppTileChange>;

export const appTiles = defineCalls({
  ...editable('/apptiles', {
    noun: 'an app tile',
    access: appEditors,
    readers: 'signedIn',
    body: NewAppTile,
    change: AppTileChange,
    answer: AppTile,
  }),
  'GET /apptiles': {
    summary:
      'The app tiles that are for the reader; all of them for editors, unless they ask for ' +
      'what is `available` to themselves. `smartlinks`: the smart links instead.',
    access: 'signedIn',
    query: object({
      smartlinks: Type.Optional(Type.Boolean()),
      available: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Array(AppTile),
  },
  'GET /apptiles/suggestions': {
    summary:
      'App tiles for the reader that have every word of the key in their title or description.',
    access: 'signedIn',
    query: object({
      key: Type.String({ maxLength: 200 }),
      max: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    }),
    answer: Type.Array(AppTile),
  },
});
