import { infoboxState } from '#shared/rules/infoboxes';
import type { Announce } from '../../db/changes';
import type { InfoboxRow } from './rows';

interface InfoboxChanged {
  /** Nothing for a new infobox. */
  before?: InfoboxRow;
  /** Nothing for a deleted infobox. */
  after?: InfoboxRow;
}

/** Tells open pages of those whom the infobox was for and of those whom it is for now. */
export function announceInfobox(
  announce: Announce,
  { before, after }: InfoboxChanged,
  now: Date,
): void {
  const Change = before && after ? 'updated' : after ? 'created' : 'deleted';
  const told = new Set<string>();
  for (const infobox of [after, before]) {
    if (!infobox || ['ended', 'hidden'].includes(infoboxState(infobox, now))) continue;
    const audience = { ChannelTermIds: infobox.ChannelTermIds };
    const key = JSON.stringify(audience);
    if (!told.has(key))
      announce({ ComponentId: 'infoboxes', Data: { Change, Id: infobox.Id }, audience });
    told.add(key);
  }
}
