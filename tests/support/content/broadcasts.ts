import type { BroadcastMessage, NewBroadcastMessage } from '#shared/contract/broadcastMessages';
import type { TestPortal } from '../testPortal';

/** The body of a message that is active and for everybody; any field can be replaced. */
export function broadcast(fields: Partial<NewBroadcastMessage> = {}): NewBroadcastMessage {
  return {
    Title: 'Gate B is closed',
    Message: '<p>Use <strong>gate C</strong> today.</p>',
    BroadcastType: 2,
    ...fields,
  };
}

/** Stores a message as the administrator; fails when the portal refuses it. */
export async function storeBroadcast(
  portal: Pick<TestPortal, 'call'>,
  fields: Partial<NewBroadcastMessage> = {},
): Promise<BroadcastMessage> {
  const { status, body } = await portal.call<BroadcastMessage>(
    'admin',
    'POST',
    '/broadcastmessages',
    broadcast(fields),
  );
  if (status !== 201) throw new Error(`The message was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Deletes every message. */
export async function clearBroadcasts(portal: Pick<TestPortal, 'call'>): Promise<void> {
  const { body } = await portal.call<BroadcastMessage[]>('admin', 'GET', '/broadcastmessages/all');
  for (const { Id } of body) await portal.call('admin', 'DELETE', `/broadcastmessages/${Id}`);
}
