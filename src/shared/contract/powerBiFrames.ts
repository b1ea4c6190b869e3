import { Type, type Static } from '@sinclair/typebox';
import { reportEditors } from '../rules/people/roles';
import { maxAddressLength } from '../rules/addresses/webAddress';
import { maxBookmarkId, maxEmbedId } from '../rules/widgets/reportFrames';
import { defineCalls } from './call';
import { changeOf, editable } from './editable';
import { channelLinks, fields, nullable, object, oneOf } from './fields';
import { directoryProblems } from './pages/itemsToRead';

/** Report=0, dashboard=1, tile=2 (REPORT-19). */
const FrameType = oneOf([0, 1, 2]);
const EmbedId = Type.String({
  minLength: 1,
  maxLength: maxEmbedId,
  pattern: '^[\\w-]+$',
  'x-pattern-message': 'must be the id of a report or dashboard',
});
const BookmarkId = Type.String({ maxLength: maxBookmarkId });
/** Pixels. */
const MobileViewHeight = Type.Integer({ minimum: 200, maximum: 3_000 });
/** Path of a page of the portal, without the slash at the start: empty for the start page. */
const RouteId = Type.String({ maxLength: 200 });

/** A report of Power BI on a page of the portal (REPORT-01). */
export const PowerBiFrame = object({
  Id: fields.id,
  Title: Type.String(),
  Type: FrameType,
  /** Address of the report in Power BI; its query names the workspace as groupId. */
  EmbedUrl: Type.String(),
  EmbedId: Type.String(),
  BookmarkId: nullable(Type.String()),
  ShowFilterPane: Type.Boolean(),
  ShowNavigationPane: Type.Boolean(),
  ShowTitle: Type.Boolean(),
  MobileViewHeight: Type.Integer(),
  RouteId: Type.String(),
  Active: Type.Boolean(),
  /** With any, it is only for people who follow at least one of these channels. */
  ChannelTermPowerBIFrames: channelLinks,
  Modified: fields.dateTime,
});
export type PowerBiFrame = Static<typeof PowerBiFrame>;

/**
 * Defaults: no bookmark, title shown, no panes, 480 pixels, on the start page, active, for
 * everybody.
 */
export const NewPowerBiFrame = object({
  Title: fields.title,
  Type: oneOf([0, 1]),
  EmbedUrl: Type.String({
    maxLength: maxAddressLength,
    format: 'web-address',
    'x-pattern-message': 'must be an address of Power BI',
  }),
  EmbedId,
  BookmarkId: Type.Optional(nullable(BookmarkId)),
  ShowFilterPane: Type.Optional(Type.Boolean()),
  ShowNavigationPane: Type.Optional(Type.Boolean()),
  ShowTitle: Type.Optional(Type.Boolean()),
  MobileViewHeight: Type.Optional(MobileViewHeight),
  RouteId: Type.Optional(RouteId),
  Active: Type.Optional(Type.Boolean()),
  ChannelTermPowerBIFrames: Type.Optional(channelLinks),
});
export type NewPowerBiFrame = Static<typeof NewPowerBiFrame>;

const PowerBiFrameChange = changeOf(object({ ...NewPowerBiFrame.properties, Type: FrameType }));

/** The token that opens a report; for this report only, and not for long (REPORT-20). */
export const ReportToken = object({
  token: Type.String(),
  expiration: fields.dateTime,
  embedUrl: Type.String(),
});
export type ReportToken = Static<typeof ReportToken>;

const params = object({ id: fields.id });

export const powerBiFrames = defineCalls({
  ...editable('/powerbiframes', {
    noun: 'a report frame',
    access: reportEditors,
    readers: 'signedIn',
    body: NewPowerBiFrame,
    change: PowerBiFrameChange,
    answer: PowerBiFrame,
  }),
  'GET /powerbiframes': {
    summary:
      'All report frames; readers get the active ones that are for them, with a licence of ' +
      'Power BI alone.',
    access: 'signedIn',
    takes: 'services',
    query: object({
      /**
       * Only what the reader is to see on this page of the portal, also when they are an editor.
       */
      routeId: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    answer: Type.Array(PowerBiFrame),
    problems: directoryProblems,
  },
  'POST /powerbiframes/{id}/token': {
    summary:
      'An access token of Power BI for the report of a frame, with a licence of Power BI alone.',
    access: 'signedIn',
    takes: 'services',
    params,
    isRead: true,
    answer: ReportToken,
    problems: ['notFound', ...directoryProblems],
  },
});
