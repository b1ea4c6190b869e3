import { Type, type Static } from '@sinclair/typebox';
import { broadcastEditors } from '../rules/people/roles';
import { messageLimits } from '../rules/widgets/broadcasts';
import { defineCalls } from './call';
import { changeOf, editable } from './editable';
import { fields, nullable, object, oneOf } from './fields';
import { WaitingNotification, WithdrawnNotification } from './notifications';

/** Critical=1, Warning=2, Information=3. */
const BroadcastType = oneOf([1, 2, 3]);

export const BroadcastMessage = object({
  Id: fields.id,
  Title: Type.String(),
  /** Cleaned HTML; may be empty. */
  Message: Type.String(),
  LinkUrl: nullable(Type.String()),
  LinkText: nullable(Type.String()),
  BroadcastType,
  /** `null`: from the beginning. */
  StartDate: nullable(fields.dateTime),
  /** `null`: without end. */
  EndDate: nullable(fields.dateTime),
  /** With any, the message belongs to these app tiles and not to the banner. */
  AppTileBroadcastMessages: Type.Array(
    object({ BroadcastMessageId: fields.id, AppTileId: fields.id }),
  ),
  /** With any, the message is only for people who follow at least one of these channels. */
  ChannelTermBroadcastMessages: Type.Array(
    object({ BroadcastMessageId: fields.id, ChannelTermId: fields.guid }),
  ),
  Created: fields.dateTime,
  Modified: fields.dateTime,
});
export type BroadcastMessage = Static<typeof BroadcastMessage>;

const channels = Type.Array(
  object({ BroadcastMessageId: Type.Optional(fields.id), ChannelTermId: fields.guid }),
  { maxItems: 200 },
);
const appTiles = Type.Array(
  object({ BroadcastMessageId: Type.Optional(fields.id), AppTileId: fields.id }),
  { maxItems: 200 },
);
/** An empty text is stored as `null` (BROADCAST-03). */
const { addressOrNone: LinkUrl } = fields;

/**
 * Defaults: no link, always, for everybody. The length of the title is a setting (BROADCAST-16).
 */
export const NewBroadcastMessage = object({
  Title: fields.title,
  Message: Type.Optional(Type.String({ maxLength: messageLimits.text })),
  LinkUrl: Type.Optional(nullable(LinkUrl)),
  LinkText: Type.Optional(nullable(Type.String({ maxLength: messageLimits.linkText }))),
  BroadcastType,
  StartDate: Type.Optional(nullable(fields.dateTime)),
  EndDate: Type.Optional(nullable(fields.dateTime)),
  AppTileBroadcastMessages: Type.Optional(appTiles),
  ChannelTermBroadcastMessages: Type.Optional(channels),
  /** Notifies readers in Teams too when the message begins; never read back. */
  Notify: Type.Optional(Type.Boolean()),
});
export type NewBroadcastMessage = Static<typeof NewBroadcastMessage>;

export const BroadcastMessageChange = changeOf(NewBroadcastMessage);
export type BroadcastMessageChange = Static<typeof BroadcastMessageChange>;

const params = object({ id: fields.id });

export const broadcastMessages = defineCalls({
  ...editable('/broadcastmessages', {
    noun: 'a message',
    access: broadcastEditors,
    readers: 'signedIn',
    body: NewBroadcastMessage,
    change: BroadcastMessageChange,
    answer: BroadcastMessage,
  }),
  'GET /broadcastmessages': {
    summary:
      'The messages that the reader is to see now, without those they have hidden; the most severe first.',
    access: 'signedIn',
    answer: Type.Array(BroadcastMessage),
  },
  'GET /broadcastmessages/next': {
    summary:
      'When the next message for the reader begins, or has begun within a minute: an open page asks again then.',
    access: 'signedIn',
    answer: object({ StartDate: nullable(fields.dateTime) }),
  },
  'GET /broadcastmessages/all': {
    summary: 'Every message, also those that are not active, newest first.',
    access: broadcastEditors,
    answer: Type.Array(BroadcastMessage),
  },
  'GET /broadcastmessages/{id}/notification': {
    summary: 'Whether people are still to be notified of the message.',
    access: broadcastEditors,
    params,
    answer: WaitingNotification,
  },
  'DELETE /broadcastmessages/{id}/notification': {
    summary: 'Notifies nobody of the message who has not been notified yet.',
    access: broadcastEditors,
    params,
    answer: WithdrawnNotification,
  },
  'GET /me/broadcastmessages/hidden': {
    summary: 'The messages of now that the reader has hidden.',
    access: 'signedIn',
    answer: Type.Array(BroadcastMessage),
  },
  'PUT /me/broadcastmessages/{id}/hide': {
    summary: 'Hides a message, for the reader alone.',
    access: 'signedIn',
    params,
    answer: 'none',
    problems: ['notFound'],
  },
  'DELETE /me/broadcastmessages/{id}/hide': {
    summary: 'Shows a hidden message to the reader again.',
    access: 'signedIn',
    params,
    answer: 'none',
    problems: ['notFound'],
  },
});
