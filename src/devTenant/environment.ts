/** Fixed facts of the dev tenant; none of them is a secret outside this machine. */
export const tenantId = '6f1d2c3b-4a59-4e87-9d10-6e6f72647669';
export const clientId = '0b7a1e52-8c46-4f3d-a9e1-706f7274616c';
export const clientSecret = 'dev-tenant-only-not-a-secret';
/** Of the Teams app; differs from the client id, as it may in a real organisation. */
export const teamsAppId = '5d0c6f1e-7a43-4b92-8c1d-6e6f72647669';
/** The id that the organisation's catalogue gave the app: notifications lead to it. */
export const teamsCatalogAppId = '9b2f4c70-3e15-4d8a-a6c9-6e6f72647669';
export const teamsAppName = 'Nordvik';
export const graphAppId = '00000003-0000-0000-c000-000000000000';
export const sharePointAppId = '00000003-0000-0ff1-ce00-000000000000';

/** Name of Power BI at the identity service. */
export const powerBiResource = 'https://analysis.windows.net/powerbi/api';

export interface Addresses {
  identityUrl: string;
  graphUrl: string;
  sharePointUrl: string;
  /** The Teams host: another site than the portal's, so that browsers keep their storage apart. */
  hostUrl: string;
  /** A page of a further site that shows the portal in a frame and is not Teams. */
  foreignUrl: string;
  /** Power BI's API and its embedded pages. */
  powerBiUrl: string;
  /** News feeds of other organisations. */
  feedsUrl: string;
}

/** Environment variables that make the product use the dev tenant. */
export function productEnvironment({
  identityUrl,
  graphUrl,
  sharePointUrl,
  hostUrl,
  foreignUrl,
  powerBiUrl,
  feedsUrl,
}: Addresses): Record<string, string> {
  return {
    TENANT_ID: tenantId,
    CLIENT_ID: clientId,
    CLIENT_SECRET: clientSecret,
    IDENTITY_URL: identityUrl,
    GRAPH_URL: graphUrl,
    SHAREPOINT_URL: sharePointUrl,
    POWER_BI_URL: powerBiUrl,
    POWER_BI_APP_URL: powerBiUrl,
    FEED_PRIVATE_HOSTS: new URL(feedsUrl).host,
    TEAMS_HOST_ORIGINS: hostUrl,
    FRAME_ANCESTORS: new URL(foreignUrl).origin,
    TEAMS_APP_ID: teamsAppId,
    TEAMS_CATALOG_APP_ID: teamsCatalogAppId,
    TEAMS_APP_NAME: teamsAppName,
  };
}
