import type { FeatureSetting } from '#shared/contract/featureSettings';
import type { DevTenant } from '../devTenant';
import { portalClient, type PortalClient } from './portalClient';
import { seedApps } from './seedApps';
import { seedBroadcasts } from './seedBroadcasts';
import { seedFigures } from './seedFigures';
import { seedFooters } from './seedFooters';
import { seedInfoboxes } from './seedInfoboxes';
import { seedPages } from './seedPages';
import { seedPeople } from './seedPeople';
import { seedReading } from './seedReading';
import { seedRestaurants } from './seedRestaurants';
import { seedSettings } from './seedSettings';
import { seedTerms } from './seedTerms';

export interface SeedOptions {
  /** Address of the portal, no slash at the end. */
  portalUrl: string;
  devTenant: Pick<
    DevTenant,
    'company' | 'tokenFor' | 'sharePointUrl' | 'feedsUrl' | 'powerBiUrl' | 'graphUrl'
  >;
}

export interface SeedResult {
  /** How many pages were written. */
  pages: number;
  /** Everything was there already, so nothing was done. */
  skipped: boolean;
}

const newsroomSize = 50;

/** People with the editor's role for the time of the filling. */
function newsroom({ portalUrl, devTenant }: SeedOptions) {
  const people = devTenant.company.people
    .filter(({ isGuest, demonstrates }) => !isGuest && !demonstrates)
    .slice(0, newsroomSize);
  return people.map(({ upn }) =>
    portalClient(portalUrl, () => devTenant.tokenFor(upn, { roles: ['Editor'] })),
  );
}

/**
 * Stored when everything is there; without it a filling that was interrupted goes on where it
 * stopped.
 */
const completeKey = 'exampleContentComplete';

async function isComplete(admin: PortalClient): Promise<boolean> {
  return (await admin.get<FeatureSetting[]>('/featuresettings')).some(
    ({ Key }) => Key === completeKey,
  );
}

/**
 * Fills a portal with the example organisation's content through its own API, with real tokens;
 * what is there already stays as it is.
 */
export async function seedPortal(options: SeedOptions): Promise<SeedResult> {
  const { portalUrl, devTenant } = options;
  const { company, sharePointUrl } = devTenant;
  const editor = portalClient(portalUrl, () => devTenant.tokenFor('editor@nordvik.example'));
  const admin = portalClient(portalUrl, () => devTenant.tokenFor('admin@nordvik.example'));
  if (await isComplete(admin)) return { pages: 0, skipped: true };
  await Promise.all([seedTerms(admin), seedSettings(admin, devTenant), seedFooters(admin)]);
  await seedPeople(options);
  await seedInfoboxes({ editor, sharePointUrl, now: company.now() });
  await Promise.all([
    seedBroadcasts(editor, company.now()),
    seedRestaurants(editor, company.now()),
    seedFigures(admin, devTenant.powerBiUrl),
    seedApps({ editor, graphUrl: devTenant.graphUrl, now: company.now() }),
  ]);
  const pages = await seedPages({
    editor,
    newsroom: newsroom(options),
    sharePointUrl,
    now: company.now(),
    extra: company.size === 'large' ? 10_000 : 0,
  });
  await seedReading({ editor, company, sharePointUrl });
  await admin.post('/featuresettings', { Key: completeKey, Value: true });
  return { pages, skipped: false };
}
