import type { Infobox, NewInfobox } from '#shared/contract/infoboxes';
import type { TestPortal } from '../testPortal';

/**
 * The body of a text infobox at the top of the start page, active and for everybody; any field can
 * be replaced.
 */
export function infobox(fields: Partial<NewInfobox> = {}): NewInfobox {
  return {
    Type: 0,
    Title: 'Shore power',
    Content: '<p>From land, in every terminal.</p>',
    AreaId: 'hero',
    RouteId: '/',
    ...fields,
  };
}

/** Stores an infobox as the editor; fails when the portal refuses it. */
export async function storeInfobox(
  portal: Pick<TestPortal, 'call'>,
  fields: Partial<NewInfobox> = {},
): Promise<Infobox> {
  const { status, body } = await portal.call<Infobox>(
    'editor',
    'POST',
    '/infoboxes',
    infobox(fields),
  );
  if (status !== 201) throw new Error(`The infobox was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Deletes every infobox. */
export async function clearInfoboxes(portal: Pick<TestPortal, 'call'>): Promise<void> {
  const { body } = await portal.call<Infobox[]>('editor', 'GET', '/infoboxes/all');
  for (const { Id } of body) await portal.call('editor', 'DELETE', `/infoboxes/${Id}`);
}
