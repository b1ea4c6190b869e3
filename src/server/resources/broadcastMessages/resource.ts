import type { BroadcastMessage, BroadcastMessageChange } from '#shared/contract/broadcastMessages';
import { windowState, isInvalidWindow } from '#shared/rules/widgets/broadcasts';
import { broadcastEditors } from '#shared/rules/people/roles';
import type { HandlerDeps } from '../../deps';
import { EditableResource } from '../editable/EditableResource';
import { insertNotification } from '../notifications/store';
import type { Author } from '../targeting/channelChecks';
import type { Messages, Writing } from '../editable/EditableOptions';
import { messageOf, type BroadcastRow } from './rows';

/** Broadcast messages as editors write them. */
export function messageResource(deps: HandlerDeps) {
  return new EditableResource<BroadcastRow, BroadcastMessage>(deps, {
    table: 'broadcast_messages',
    resource: 'broadcastmessages',
    topic: 'broadcastMessages',
    announce: 'broadcastMessages',
    managers: broadcastEditors,
    // Messages still to come are announced too: pages note when they begin.
    isAnnounced: (message, now) => windowState(message, now) !== 'ended',
    audienceOf: ({ ChannelTermIds }) => ({ ChannelTermIds }),
    dependents: [{ table: 'hidden_broadcast_messages', column: 'BroadcastMessageId' }],
    fields: {
      html: ['Message'],
      // BROADCAST-03
      emptyIsNull: ['LinkUrl', 'LinkText'],
      links: [
        { field: 'ChannelTermBroadcastMessages', id: 'ChannelTermId', column: 'ChannelTermIds' },
        { field: 'AppTileBroadcastMessages', id: 'AppTileId', column: 'AppTileIds' },
      ],
    },
    notStored: ['Notify'],
    defaults: { Message: '', AppTileIds: [], ChannelTermIds: [] },
    check: checkMessage,
    derived: ({ Created }, _person, before, now) => (before ? {} : { Created: Created ?? now }),
    notInHistory: () => ['Created'],
    afterwards: async ({ transaction, row, body, author: { settings } }) => {
      if (body.Notify && settings.enableTeamsNotification)
        await insertNotification(transaction, 'broadcastMessage', row.Id, deps.now());
    },
    answering: () => Promise.resolve(messageOf),
  });
}

/** Checks what the schema cannot. */
function checkMessage({ values, before, author }: Writing<BroadcastRow>): Messages {
  const message: BroadcastMessageChange = values;
  const { LinkText, LinkUrl, StartDate = null, EndDate = null } = { ...before, ...message };
  return {
    ...checkTitle(message, author),
    ...checkNotify(values, before),
    ...(LinkText && !LinkUrl && { LinkUrl: ['is required when there is a link text'] }),
    // BROADCAST-27: both fields are named.
    ...(isInvalidWindow({ StartDate, EndDate }) && {
      StartDate: ['invalidDate: must be before EndDate'],
      EndDate: ['invalidDate: must be after StartDate'],
    }),
  };
}

/** Who has an app is not known beforehand: what stands with apps is told to nobody (BROADCAST-06). */
function checkNotify(
  { Notify, AppTileIds }: BroadcastMessageChange & Partial<BroadcastRow>,
  before: BroadcastRow | undefined,
): Messages {
  const tiles = AppTileIds ?? before?.AppTileIds ?? [];
  return Notify && tiles.length > 0
    ? { Notify: ['is not available for a message of app tiles'] }
    : {};
}

/** BROADCAST-16. */
function checkTitle({ Title = '' }: BroadcastMessageChange, { settings }: Author): Messages {
  const max = settings.broadcastTitleMaxLength;
  return [...Title].length > max ? { Title: [`must NOT have more than ${max} characters`] } : {};
}
