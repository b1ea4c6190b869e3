import type { AuditedResource } from '../audits';

/**
 * How something uses a picture: as it is now; as it was in an earlier version, or when it was
 * deleted, which can be put back; in what somebody writes of a page; on somebody's own tile.
 */
export const imageUseKinds = ['shown', 'history', 'trash', 'draft', 'personal'] as const;

/** Where the editors of each kind of thing change it, as a dialog over any page. */
const dialogs: Partial<Record<AuditedResource, string>> = {
  broadcastmessages: 'broadcast-messages',
  infoboxes: 'infoboxes',
  apptiles: 'app-tiles',
  itemstoread: 'required-reading',
  restaurants: 'restaurants',
  chartgroups: 'kpi-charts',
  navigationnodes: 'find-information',
};

/** Address at which something that is no page can be looked at; null where it has none. */
export function dialogOf(resource: AuditedResource, id: number): string | null {
  const dialog = dialogs[resource];
  return dialog ? `/?modal=${dialog}/edit/${id}` : null;
}

/** A picture is left alone for so long after it was uploaded: a form may hold it. Milliseconds. */
export const uploadedFor = 24 * 3_600_000;

/** The title of a picture that nobody has named: the name of its file, without the ending. */
export function titleOfFile(name: string | undefined): string {
  const last = name?.split(/[\\/]/).at(-1) ?? '';
  return last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 255);
}
