import type { SiteInMaking } from '#shared/rules/sites/newSite';

/** Permission by which groups are created and changed. */
export const writeScopes = ['Group.ReadWrite.All'];

/** A site in the making, as the steps work on it. */
export interface Making {
  readonly state: SiteInMaking;
  /** Notes what is there now; resolves when the device has it. */
  update: (changed: Partial<SiteInMaking>) => Promise<void>;
  /** Another run, perhaps of another window, may have made more than is noted. */
  isResumed: boolean;
  /** Who creates it. */
  person: { id: string };
  operation: string;
  signal: AbortSignal;
}
