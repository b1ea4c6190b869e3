import type { NewBroadcastMessage } from '#shared/contract/broadcastMessages';
import { broadcastTypes } from '#shared/rules/broadcasts';
import { broadcasts, type CompanyBroadcast } from '../company/broadcasts';
import { channel } from '../company/terms';
import type { PortalClient } from './portalClient';

/** One after the other, so that their ids are always the same. */
export async function seedBroadcasts(editor: PortalClient, now: Date): Promise<void> {
  for (const message of broadcasts) await editor.post('/broadcastmessages', messageBody(message, now));
}

function messageBody({ title, html, severity, link, from, until, channels }: CompanyBroadcast, now: Date): NewBroadcastMessage {
  const inHours = (hours: number | undefined) => (hours === undefined ? null : new Date((Math.floor(now.getTime() / 3_600_000) + hours) * 3_600_000).toISOString());
  return {
    Title: title,
    Message: html,
    LinkUrl: link?.address ?? null,
    LinkText: link?.text ?? null,
    BroadcastType: broadcastTypes[severity],
    StartDate: inHours(from),
    EndDate: inHours(until),
    ChannelTermBroadcastMessages: channels.map((key) => ({ ChannelTermId: channel(key).id })),
  };
}
