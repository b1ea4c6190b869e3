import type { DevTenant } from '../devTenant';
import { portalClient } from './portalClient';
import { seedBroadcasts } from './seedBroadcasts';
import { seedFooters } from './seedFooters';
import { seedPages } from './seedPages';
import { seedPeople } from './seedPeople';
import { seedSettings } from './seedSettings';
import { seedTerms } from './seedTerms';

export interface SeedOptions {
  /** Address of the portal, no slash at the end. */
  portalUrl: string;
  devTenant: Pick<DevTenant, 'company' | 'tokenFor' | 'sharePointUrl'>;
}

export interface SeedResult {
  /** How many pages were written. */
  pages: number;
  /** The portal had pages already, so nothing was done. */
  skipped: boolean;
}

const newsroomSize = 50;

/** People with the editor's role for the time of the filling. */
function newsroom({ portalUrl, devTenant }: SeedOptions) {
  const people = devTenant.company.people.filter(({ isGuest, demonstrates }) => !isGuest && !demonstrates).slice(0, newsroomSize);
  return people.map(({ upn }) => portalClient(portalUrl, () => devTenant.tokenFor(upn, { roles: ['Editor'] })));
}

/** Fills an empty portal with the example organisation's content through its own API, with real tokens. */
export async function seedPortal(options: SeedOptions): Promise<SeedResult> {
  const { portalUrl, devTenant } = options;
  const { company, sharePointUrl } = devTenant;
  const editor = portalClient(portalUrl, () => devTenant.tokenFor('editor@nordvik.example'));
  const admin = portalClient(portalUrl, () => devTenant.tokenFor('admin@nordvik.example'));
  const existing = await editor.post<unknown[]>('/pages/query', { IncludeDrafts: true, IncludeArchive: true, Take: 1 });
  if (existing?.length) return { pages: 0, skipped: true };
  await Promise.all([seedTerms(admin), seedSettings(admin, sharePointUrl), seedFooters(admin)]);
  await seedPeople(options);
  await seedBroadcasts(editor, company.now());
  const pages = await seedPages({ editor, newsroom: newsroom(options), sharePointUrl, now: company.now(), extra: company.size === 'large' ? 10_000 : 0 });
  return { pages, skipped: false };
}
