import type { PowerBiFrame } from '../../contract/powerBiFrames';
import type { LicenceDetails } from '../people/licensing';
import { keysOf } from '../values/records';

/** Kinds of what Power BI embeds (REPORT-19). */
export const frameTypes = { report: 0, dashboard: 1, tile: 2 } as const;

/**
 * Names of the service plans that open reports: free, add-on, Pro and per user (REPORT-05,
 * REPORT-20).
 */
const biPlans: readonly string[] = ['BI_AZURE_P0', 'BI_AZURE_P1', 'BI_AZURE_P2', 'BI_AZURE_P3'];

/** Characters of the id of a report, dashboard or tile. */
export const maxEmbedId = 200;
/** Characters of the name of a bookmark. */
export const maxBookmarkId = 200;

/** Narrower windows get the mobile layout of reports and charts, in px (KPI-07). */
export const mobileBelow = 776;

/** Pixels of a report on windows that are not narrow. */
const usualHeight = 560;

/** Pixels that a report takes without its title; the usual height as long as it is not known. */
export function reportHeight(
  frame: Pick<PowerBiFrame, 'MobileViewHeight'> | undefined,
  isMobile: boolean,
): number {
  return (isMobile ? frame?.MobileViewHeight : undefined) ?? usualHeight;
}

/**
 * True when one of the licences brings Power BI; a plan that an administrator has switched off does
 * not.
 */
export function holdsBiLicence(licences: readonly LicenceDetails[]): boolean {
  return licences.some(({ servicePlans = [] }) =>
    servicePlans.some(
      ({ servicePlanName = '', provisioningStatus }) =>
        provisioningStatus !== 'Disabled' && biPlans.includes(servicePlanName),
    ),
  );
}

type Targeted = Pick<PowerBiFrame, 'ChannelTermPowerBIFrames'> & { Active?: boolean | null };

/**
 * Active unless it says false, and for everybody or for one of these channels (REPORT-03,
 * REPORT-04).
 */
export function isFrameFor(
  { Active, ChannelTermPowerBIFrames: links }: Targeted,
  channels: ReadonlySet<string>,
): boolean {
  return (
    Active !== false &&
    (links.length === 0 ||
      links.some(({ ChannelTermId }) => channels.has(ChannelTermId.toLowerCase())))
  );
}

/**
 * True on the page that the frame names; slashes at the ends and letter case do not count, and
 * nothing means the start page (REPORT-02).
 */
export function isOnRoute({ RouteId }: Pick<PowerBiFrame, 'RouteId'>, path: string): boolean {
  return bareRoute(RouteId) === bareRoute(path);
}

/** The route of a frame as it is compared. */
export function bareRoute(path: string): string {
  return path.replaceAll(/^\/+|\/+$/g, '').toLowerCase();
}

/**
 * Where Power BI's API knows the report, e.g. `groups/{id}/reports/{id}`; nothing when the address
 * does not name the workspace.
 */
export function powerBiPath({
  Type,
  EmbedUrl,
  EmbedId,
}: Pick<PowerBiFrame, 'Type' | 'EmbedUrl' | 'EmbedId'>): string | undefined {
  const query = URL.canParse(EmbedUrl) ? new URL(EmbedUrl).searchParams : undefined;
  const [group, dashboard] = [query?.get('groupId'), query?.get('dashboardId')].map((id) =>
    id && /^[\w-]+$/.test(id) ? id : undefined,
  );
  if (!group) return undefined;
  if (Type === frameTypes.report) return `groups/${group}/reports/${EmbedId}`;
  if (Type === frameTypes.dashboard) return `groups/${group}/dashboards/${EmbedId}`;
  return dashboard && `groups/${group}/dashboards/${dashboard}/tiles/${EmbedId}`;
}

/** The configuration of a frame for Power BI's client library. */
export interface EmbedWish {
  type: 'report' | 'dashboard' | 'tile';
  id: string;
  embedUrl: string;
  accessToken: string;
  /** 1: a token for this report alone. */
  tokenType: 1;
  settings?: {
    panes: { filters: { visible: boolean }; pageNavigation: { visible: boolean } };
    layoutType?: number;
  };
  bookmark?: { name: string };
  dashboardId?: string;
}

/** Power BI's layout for phones in upright position. */
const mobilePortrait = 2;

type Shown = Pick<
  PowerBiFrame,
  'Type' | 'EmbedId' | 'BookmarkId' | 'ShowFilterPane' | 'ShowNavigationPane'
>;

/**
 * How a frame is opened: its parts as they are switched (REPORT-10), and with its bookmark
 * (REPORT-12).
 */
export function embedWish(
  frame: Shown,
  { token, embedUrl }: { token: string; embedUrl: string },
  isMobile: boolean,
): EmbedWish {
  const type = keysOf(frameTypes).find((name) => frameTypes[name] === frame.Type) ?? 'report';
  const wish: EmbedWish = { type, id: frame.EmbedId, embedUrl, accessToken: token, tokenType: 1 };
  if (type === 'dashboard') return wish;
  if (type === 'tile')
    return { ...wish, dashboardId: new URL(embedUrl).searchParams.get('dashboardId') ?? '' };
  const panes = {
    filters: { visible: frame.ShowFilterPane },
    pageNavigation: { visible: frame.ShowNavigationPane },
  };
  return {
    ...wish,
    settings: { panes, ...(isMobile ? { layoutType: mobilePortrait } : {}) },
    ...(frame.BookmarkId ? { bookmark: { name: frame.BookmarkId } } : {}),
  };
}
