import { Type } from '@sinclair/typebox';
import type { FeatureSetting } from '#shared/contract/featureSettings';
import type { NewSiteElement } from '#shared/contract/siteElements';
import { object } from '#shared/contract/fields';
import { footerType } from '#shared/rules/pages/footer';
import { type ChartGroup, NewChartGroup } from '#shared/contract/chartGroups';
import type { PowerBiFrame, NewPowerBiFrame } from '#shared/contract/powerBiFrames';
import type { DevTenant } from '../devTenant';
import { reports } from '../powerbi/reports';
import { content } from '../company/content';
import { channel } from '../company/terms';
import { portalClient, type PortalClient, inParallel } from './portalClient';
import { seedApps } from './seedApps';
import { seedBroadcasts } from './seedBroadcasts';
import { seedInfoboxes } from './seedInfoboxes';
import { seedNavigation } from './seedNavigation';
import { seedPages } from './seedPages';
import { seedPeople } from './seedPeople';
import { seedReading } from './seedReading';
import { seedRestaurants } from './seedRestaurants';
import { seedSettings } from './seedSettings';
import { seedTerms } from './seedTerms';

/** The footer of the example organisation by language. */
const Footer = object({ Language: Type.String(), Content: Type.String() });
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
  await Promise.all([
    seedNavigation({ editor, sharePointUrl }),
    seedReading({ editor, company, sharePointUrl }),
  ]);
  await admin.post('/featuresettings', { Key: completeKey, Value: true });
  return { pages, skipped: false };
}

async function seedFooters(admin: PortalClient): Promise<void> {
  await inParallel(content('footers', Footer), 2, (footer) =>
    admin.post('/siteelements', { Type: footerType, ...footer } satisfies NewSiteElement),
  );
}

/**
 * The key figures and report frames, one after the other, so that they stand in the same order
 * every time.
 */
async function seedFigures(admin: PortalClient, powerBiUrl: string): Promise<void> {
  const groups = new Set(
    (await admin.get<ChartGroup[]>('/chartgroups')).map(({ GroupName }) => GroupName),
  );
  for (const group of content('charts', NewChartGroup).filter(
    ({ GroupName }) => !groups.has(GroupName),
  ))
    await admin.post('/chartgroups', group);
  const frames = new Set(
    (await admin.get<PowerBiFrame[]>('/powerbiframes')).map(({ Title }) => Title),
  );
  for (const frame of reportFrames(powerBiUrl).filter(({ Title }) => !frames.has(Title)))
    await admin.post('/powerbiframes', frame);
}

/** The report frames on the start page. */
function reportFrames(powerBiUrl: string): NewPowerBiFrame[] {
  return reports.map(({ id, kind, title }) => ({
    Title: title,
    Type: kind === 'report' ? 0 : 1,
    EmbedUrl: `${powerBiUrl}/${kind}Embed?${kind}Id=${id}&groupId=nordvik`,
    EmbedId: id,
    ShowNavigationPane: kind === 'report',
    MobileViewHeight: 560,
    ChannelTermPowerBIFrames:
      kind === 'dashboard'
        ? ['terminals', 'results'].map((key) => ({ ChannelTermId: channel(key).id }))
        : [],
  }));
}
