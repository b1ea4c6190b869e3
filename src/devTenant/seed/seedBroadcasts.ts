import { Type, type Static } from '@sinclair/typebox';
import type { BroadcastMessage, NewBroadcastMessage } from '#shared/contract/broadcastMessages';
import { broadcastTypes } from '#shared/rules/widgets/broadcasts';
import { object, oneOf } from '#shared/contract/fields';
import { channel } from '../company/terms';
import { content } from '../company/content';
import type { PortalClient } from './portalClient';

/** A short message above every page of the portal. */
const CompanyBroadcast = object({
  title: Type.String(),
  html: Type.String(),
  severity: oneOf(['critical', 'warning', 'information']),
  link: Type.Optional(object({ address: Type.String(), text: Type.String() })),
  /** Hours from now; left out: open. */
  from: Type.Optional(Type.Number()),
  until: Type.Optional(Type.Number()),
  /** Keys of channels; empty: for everyone. */
  channels: Type.Array(Type.String()),
});
type CompanyBroadcast = Static<typeof CompanyBroadcast>;

const broadcasts: readonly CompanyBroadcast[] = content('broadcasts', CompanyBroadcast);

/** One after the other, so that their ids are always the same. */
export async function seedBroadcasts(editor: PortalClient, now: Date): Promise<void> {
  const present = new Set(
    (await editor.get<BroadcastMessage[]>('/broadcastmessages/all')).map(({ Title }) => Title),
  );
  for (const message of broadcasts.filter(({ title }) => !present.has(title)))
    await editor.post('/broadcastmessages', messageBody(message, now));
}

function messageBody(
  { title, html, severity, link, from, until, channels }: CompanyBroadcast,
  now: Date,
): NewBroadcastMessage {
  const inHours = (hours: number | undefined) =>
    hours === undefined
      ? null
      : new Date((Math.floor(now.getTime() / 3_600_000) + hours) * 3_600_000).toISOString();
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
