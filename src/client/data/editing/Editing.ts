import type { Audit } from '#shared/contract/audits';
import type { ReadName } from '../readKey';
import type { Read } from '../useRead';

export interface EditedItem {
  Id: number;
  Modified: string;
}

/** How a kind of things that editors manage is read and stored. */
export interface Editing<Item extends EditedItem, Body> {
  /** What is read of the kind; whatever changes one of them invalidates it. */
  reads: readonly ReadName[];
  list: Read<Item[]>;
  one: (id: number) => Read<Item>;
  create: (body: Body) => Promise<unknown>;
  /** `Modified` guards against overwriting somebody else's change. */
  change: (id: number, body: Body & { Modified?: string }) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  audits: (id: number) => Read<Audit[]>;
  restore: (id: number, auditId: number) => Promise<unknown>;
}

/** What is said when something was done. */
export interface EditingWords {
  added: string;
  updated: string;
  restored: string;
}
