import { Type, type Static } from '@sinclair/typebox';
import {
  infoboxColourPattern,
  infoboxStyles,
  infoboxWidths,
  maxInfoboxLinkText,
  maxInfoboxText,
} from '../rules/widgets/infoboxes';
import { maxVideoCode } from '../rules/pictures/videoAddress';
import { pageEditors } from '../rules/people/roles';
import { defineCalls } from './call';
import { changeOf, editable, PlaceChange } from './editable';
import { fields, nullable, object, oneOf } from './fields';

/** Text=0, Picture=1, Video=2. */
const InfoboxType = oneOf([0, 1, 2]);
/** Normal=0, Compact=1. */
const Height = oneOf([0, 1]);
/** Name of the place within a page; with `hero` in it, it is at the top (INFOBOX-06). */
const AreaId = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[\\w.-]+$',
  'x-pattern-message': 'may have letters, digits, dots, hyphens and underscores',
});
/** Path of the page, lower case. */
const RouteId = Type.String({
  minLength: 1,
  maxLength: 400,
  pattern: '^/',
  'x-pattern-message': 'must be the path of a page',
});

/** A tile in an area of a page (INFOBOX-01, INFOBOX-24). */
export const Infobox = object({
  Id: fields.id,
  Type: InfoboxType,
  Title: Type.String(),
  ShowTitle: Type.Boolean(),
  /** Cleaned HTML; may be empty. */
  Content: Type.String(),
  LinkUrl: nullable(Type.String()),
  LinkDescription: nullable(Type.String()),
  PictureUrl: nullable(Type.String()),
  /** Only the address of the player (INFOBOX-37). */
  VideoEmbedCode: nullable(Type.String()),
  Style: oneOf(infoboxStyles),
  Width: oneOf(infoboxWidths),
  Height,
  Order: Type.Integer(),
  StartDate: nullable(fields.dateTime),
  EndDate: nullable(fields.dateTime),
  Hidden: Type.Boolean(),
  Modified: fields.dateTime,
  /** Background `#rrggbb`, or background and text with a semicolon between. */
  TextBackgroundBanner: nullable(Type.String()),
  /** With any, the infobox is only for people who follow at least one of these channels. */
  ChannelTermInfoBoxes: Type.Array(object({ InfoBoxId: fields.id, ChannelTermId: fields.guid })),
  LanguageTermId: nullable(fields.guid),
  AreaId: Type.String(),
  RouteId: Type.String(),
});
export type Infobox = Static<typeof Infobox>;

const { addressOrNone: address } = fields;
const colour = Type.String({
  pattern: infoboxColourPattern,
  'x-pattern-message': 'must be a colour such as #1f6f78, or two with a semicolon between',
});

/** Defaults: nothing, shown, for everybody, at the end of its zone. */
export const NewInfobox = object({
  Type: InfoboxType,
  Title: fields.title,
  ShowTitle: Type.Optional(Type.Boolean()),
  Content: Type.Optional(Type.String({ maxLength: maxInfoboxText })),
  LinkUrl: Type.Optional(nullable(address)),
  LinkDescription: Type.Optional(nullable(Type.String({ maxLength: maxInfoboxLinkText }))),
  PictureUrl: Type.Optional(nullable(address)),
  /** An `<iframe>` or an address; the address of its player is what is kept. */
  VideoEmbedCode: Type.Optional(nullable(Type.String({ maxLength: maxVideoCode }))),
  Style: Type.Optional(oneOf(infoboxStyles)),
  Width: Type.Optional(oneOf(infoboxWidths)),
  Height: Type.Optional(Height),
  Order: Type.Optional(fields.place),
  StartDate: Type.Optional(nullable(fields.dateTime)),
  EndDate: Type.Optional(nullable(fields.dateTime)),
  Hidden: Type.Optional(Type.Boolean()),
  TextBackgroundBanner: Type.Optional(nullable(colour)),
  ChannelTermInfoBoxes: Type.Optional(
    Type.Array(object({ InfoBoxId: Type.Optional(fields.id), ChannelTermId: fields.guid }), {
      maxItems: 200,
    }),
  ),
  LanguageTermId: Type.Optional(nullable(fields.guid)),
  AreaId,
  RouteId,
});
export type NewInfobox = Static<typeof NewInfobox>;

export const InfoboxChange = changeOf(NewInfobox);
export type InfoboxChange = Static<typeof InfoboxChange>;

const InfoboxArea = object({ AreaId: Type.String(), RouteId: Type.String(), Name: Type.String() });
export type InfoboxArea = Static<typeof InfoboxArea>;

const params = object({ id: fields.id });

export const infoboxes = defineCalls({
  ...editable('/infoboxes', {
    noun: 'an infobox',
    access: pageEditors,
    readers: 'signedIn',
    body: NewInfobox,
    change: InfoboxChange,
    answer: Infobox,
  }),
  'GET /infoboxes': {
    summary:
      'The infoboxes of a zone that the reader is to see now, in their order. With ' +
      '`includeFuture`, for editors, all that are not hidden and not past.',
    access: 'signedIn',
    query: object({ route: RouteId, area: AreaId, includeFuture: Type.Optional(Type.Boolean()) }),
    answer: Type.Array(Infobox),
    problems: ['forbidden'],
  },
  'GET /infoboxes/next': {
    summary:
      'When the next infobox of a page begins for the reader, so that an open page can ask again then.',
    access: 'signedIn',
    query: object({ route: RouteId }),
    answer: object({ StartDate: nullable(fields.dateTime) }),
  },
  'GET /infoboxes/all': {
    summary: 'Every infobox, also those that are hidden or past.',
    access: pageEditors,
    answer: Type.Array(Infobox),
  },
  'GET /infoboxes/areas': {
    summary: 'The areas of pages that infoboxes can stand in.',
    access: pageEditors,
    answer: Type.Array(InfoboxArea),
  },
  'POST /infoboxes/import': {
    summary: 'Creates the infoboxes of the platform’s old list, all or none.',
    access: ['Admin'],
    body: Type.Array(NewInfobox, { minItems: 1, maxItems: 500 }),
    answer: object({ Imported: Type.Integer() }),
    status: 201,
  },
  'PUT /infoboxes': {
    summary: 'Saves the order of infoboxes.',
    access: pageEditors,
    body: Type.Array(PlaceChange, { minItems: 1, maxItems: 500 }),
    answer: 'none',
    problems: ['notFound', 'conflict'],
  },
  'PUT /infoboxes/{id}/hide': {
    summary: 'Hides an infobox from everybody.',
    access: pageEditors,
    params,
    answer: Infobox,
    current: Infobox,
    version: 'header',
    problems: ['notFound', 'conflict'],
  },
});
