import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { windowState } from '#shared/rules/broadcasts';
import type { HandlerDeps } from '../../deps';
import { EditableResource } from '../editable/EditableResource';
import { deleteNotification, insertNotification } from '../notifications/store';
import { checkMessage } from './checks';
import { messageOf, type BroadcastRow } from './rows';

/** Broadcast messages as editors write them. */
export function messageResource(deps: HandlerDeps) {
  return new EditableResource<BroadcastRow, BroadcastMessage>(deps, {
    table: 'broadcast_messages',
    resource: 'broadcastmessages',
    topic: 'broadcastMessages',
    announce: 'broadcastMessages',
    // What is still to come is told too: pages note when it begins.
    isTold: (message, now) => windowState(message, now) !== 'ended',
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
    afterwards: async ({ transaction, action, row, body, author: { settings } }) => {
      if (action === 'deleted') await deleteNotification(transaction, 'broadcastMessage', row.Id);
      if (body.Notify && settings.enableTeamsNotification)
        await insertNotification(transaction, 'broadcastMessage', row.Id, deps.now());
    },
    answering: () => Promise.resolve(messageOf),
  });
}
