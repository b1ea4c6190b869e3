import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { productVersion } from '../productVersion';

/** Files of an app package by their path in the zip. */
export type PackageFiles = Record<string, Uint8Array>;

type PackageConfig = Pick<Config, 'publicUrl' | 'clientId' | 'teamsApp'>;

const templateFolder = join(__dirname, '../../../appPackage');
export const manifestName = 'manifest.json';

/**
 * The Teams app package for a configuration: manifest and languages with every placeholder filled,
 * and the icons.
 */
export async function packageFiles(config: PackageConfig): Promise<PackageFiles> {
  const values = placeholderValues(config);
  const manifest = fill(await readTemplate(manifestName), values);
  const { icons, localizationInfo }: PackageParts = JSON.parse(manifest);
  const languages = localizationInfo.additionalLanguages.map(({ file }) => file);
  const files: PackageFiles = { [manifestName]: Buffer.from(manifest) };
  for (const name of [icons.color, icons.outline]) files[name] = await readTemplate(name);
  for (const name of languages) files[name] = Buffer.from(fill(await readTemplate(name), values));
  return files;
}

interface PackageParts {
  icons: { color: string; outline: string };
  localizationInfo: { additionalLanguages: { file: string }[] };
}

function placeholderValues(config: PackageConfig): Record<string, string> {
  const { publicUrl, clientId, teamsApp } = config;
  return {
    PUBLIC_URL: publicUrl,
    PORTAL_HOST: new URL(publicUrl).host,
    CLIENT_ID: clientId,
    TEAMS_APP_ID: teamsApp.id,
    TEAMS_APP_NAME: teamsApp.name,
    TEAMS_APP_VERSION: versionOf(config),
    DEVELOPER_NAME: teamsApp.developerName,
    DEVELOPER_URL: teamsApp.developerUrl || publicUrl,
    PRIVACY_URL: teamsApp.privacyUrl || publicUrl,
    TERMS_URL: teamsApp.termsUrl || publicUrl,
  };
}

/** The version that the package has. */
export function versionOf({ teamsApp }: Pick<Config, 'teamsApp'>): string {
  return teamsApp.version || productVersion();
}

export function manifestText(files: PackageFiles): string {
  return Buffer.from(files[manifestName] ?? []).toString('utf8');
}

/** Placeholders stand inside JSON texts, so a value is written as the inside of one. */
function fill(template: Buffer, values: Record<string, string>): string {
  return template.toString('utf8').replace(/\$\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`The app package's template names ${name}, which no setting fills.`);
    return JSON.stringify(value).slice(1, -1);
  });
}

function readTemplate(name: string): Promise<Buffer> {
  return readFile(join(templateFolder, name));
}
