import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../company/person';
import { clientId, teamsAppId, teamsAppName, teamsCatalogAppId } from '../environment';
import { projectFolder } from './projectFolder';

/** A personal tab of the app, with full addresses. */
export interface AppTab {
  entityId: string;
  name: string;
  contentUrl: string;
  websiteUrl: string;
}

/**
 * The portal's app as it is installed in Teams: what its package says, filled in for this portal.
 */
export interface InstalledApp {
  id: string;
  /** The id that the organisation's catalogue gave it: links may name it too. */
  catalogId: string;
  name: string;
  manifestVersion: string;
  accentColor: string;
  tabs: AppTab[];
  /** Hosts that tabs and pop-ups may show. */
  validDomains: string[];
  /** Application id URI that `getAuthToken` asks a token for. */
  resource: string;
  /** Activities that the app may announce in the activity feed. */
  activities: { type: string; templateText: string }[];
  /** Teams covers the tab until the app reports. */
  showLoadingIndicator: boolean;
}

interface Manifest {
  id: string;
  manifestVersion: string;
  accentColor: string;
  name: { short: string };
  icons: { color: string };
  localizationInfo?: { additionalLanguages?: { languageTag: string; file: string }[] };
  staticTabs: (AppTab & { scopes: string[] })[];
  validDomains: string[];
  webApplicationInfo: { resource: string };
  activities?: { activityTypes?: { type: string; templateText: string }[] };
  showLoadingIndicator?: boolean;
}

/** The tag under which a package names Norwegian. */
const tagOf = (language: Language) => (language === 'no' ? 'nb' : language);

/** Reads the app package's template; names of tabs follow the language of Teams. */
export function installedApp(productUrl: string, language: Language): InstalledApp {
  const manifest: Manifest = JSON.parse(filled('manifest.json', productUrl));
  const file = manifest.localizationInfo?.additionalLanguages?.find(
    ({ languageTag }) => languageTag === tagOf(language),
  )?.file;
  const texts: Record<string, string> = file ? JSON.parse(filled(file, productUrl)) : {};
  const tabs = manifest.staticTabs.map((tab, index) => ({
    ...tab,
    name: texts[`staticTabs[${index}].name`] ?? tab.name,
  }));
  const activities = (manifest.activities?.activityTypes ?? []).map(
    ({ type, templateText }, index) => ({
      type,
      templateText: texts[`activities.activityTypes[${index}].templateText`] ?? templateText,
    }),
  );
  return {
    id: manifest.id,
    catalogId: teamsCatalogAppId,
    name: texts['name.short'] ?? manifest.name.short,
    manifestVersion: manifest.manifestVersion,
    accentColor: manifest.accentColor,
    tabs: tabs
      .filter(({ scopes }) => scopes.includes('personal'))
      .map(({ entityId, name, contentUrl, websiteUrl }) => ({
        entityId,
        name,
        contentUrl,
        websiteUrl,
      })),
    validDomains: manifest.validDomains,
    activities,
    resource: manifest.webApplicationInfo.resource,
    showLoadingIndicator: manifest.showLoadingIndicator ?? false,
  };
}

/** The app's colour icon as PNG. */
export function appIcon(): Buffer {
  const { icons }: Manifest = JSON.parse(readPackageFile('manifest.json'));
  return readFileSync(join(projectFolder(), 'appPackage', icons.color));
}

function filled(file: string, productUrl: string): string {
  const values: Record<string, string> = {
    PUBLIC_URL: productUrl,
    PORTAL_HOST: new URL(productUrl).host,
    CLIENT_ID: clientId,
    TEAMS_APP_ID: teamsAppId,
    TEAMS_APP_NAME: teamsAppName,
    TEAMS_APP_VERSION: '1.0.0',
  };
  return readPackageFile(file).replace(/\$\{\{(\w+)\}\}/g, (_, name: string) =>
    JSON.stringify(values[name] ?? 'Nordvik').slice(1, -1),
  );
}

function readPackageFile(name: string): string {
  return readFileSync(join(projectFolder(), 'appPackage', name), 'utf8');
}
