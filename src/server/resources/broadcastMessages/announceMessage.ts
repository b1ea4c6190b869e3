import { windowState } from '#shared/rules/broadcasts';
import type { Announce } from '../../db/changes';
import type { BroadcastRow } from './rows';

interface MessageChange {
  /** Nothing for a new message. */
  before?: BroadcastRow;
  /** Nothing for a deleted message. */
  after?: BroadcastRow;
}

/**
 * Tells open pages of those whom the message was for and of those whom it is for now. What is still
 * to come is told too: pages note when it begins.
 */
export function announceMessage(
  announce: Announce,
  { before, after }: MessageChange,
  now: Date,
): void {
  const Change = before && after ? 'updated' : after ? 'created' : 'deleted';
  const told = new Set<string>();
  for (const message of [after, before]) {
    if (!message || windowState(message, now) === 'ended') continue;
    const audience = { ChannelTermIds: message.ChannelTermIds };
    const key = JSON.stringify(audience);
    if (!told.has(key))
      announce({ ComponentId: 'broadcastMessages', Data: { Change, Id: message.Id }, audience });
    told.add(key);
  }
}
