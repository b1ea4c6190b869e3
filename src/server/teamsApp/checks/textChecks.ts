import { okUnless, problem, warning, type Finding } from '#shared/rules/finding';
import type { PackageFiles } from '../packageFiles';
import type { TeamsManifest } from '../TeamsManifest';
import { readJson } from '../zipPackage';
import { isRecord } from '#shared/rules/values/records';

const fixText = 'Correct the text in appPackage.';

/** Checks of versions, tabs and texts that the store requires and the schema cannot express. */
export function textChecks(files: PackageFiles, manifest: TeamsManifest): Finding[] {
  return [...versionChecks(manifest), ...tabChecks(manifest), ...languageChecks(files, manifest)];
}

function versionChecks({ version }: TeamsManifest): Finding[] {
  const isRelease = /^[1-9]\d*\.\d+\.\d+$/.test(version);
  const found = isRelease
    ? []
    : [
        problem(
          'version',
          `The version ${version} is not three numbers, the first of them 1 or more.`,
          'Set TEAMS_APP_VERSION, such as 1.0.0.',
        ),
      ];
  return okUnless(
    found,
    'version',
    `The package has version ${version}; the next changed package needs a higher one.`,
  );
}

function tabChecks({ staticTabs = [] }: TeamsManifest): Finding[] {
  const ids = staticTabs.map(({ entityId }) => entityId);
  const found = [
    ...(ids.length === 0 ? ['The manifest has no personal tab.'] : []),
    ...(new Set(ids).size < ids.length ? ['Two tabs have the same entity id.'] : []),
    ...staticTabs
      .filter(({ scopes }) => !scopes.includes('personal'))
      .map(({ entityId }) => `The tab ${entityId} is not personal.`),
    ...staticTabs
      .filter(({ websiteUrl }) => !websiteUrl)
      .map(({ entityId }) => `The tab ${entityId} has no address for the browser.`),
  ];
  return okUnless(
    found.map((text) => problem('tabs', text, 'Correct staticTabs in appPackage/manifest.json.')),
    'tabs',
    `The package has ${ids.length} personal tabs: ${staticTabs.map(({ name }) => name).join(', ')}.`,
  );
}

function languageChecks(files: PackageFiles, manifest: TeamsManifest): Finding[] {
  const languages = manifest.localizationInfo?.additionalLanguages ?? [];
  const found = [
    ...(manifest.description.short === manifest.description.full
      ? [warning('languages', 'The short and the full description are the same text.', fixText)]
      : []),
    ...languages.flatMap(({ languageTag, file }) =>
      missingTabNames(languageTag, readJson(files[file]), manifest),
    ),
  ];
  const tags = [
    manifest.localizationInfo?.defaultLanguageTag,
    ...languages.map(({ languageTag }) => languageTag),
  ].filter(Boolean);
  return okUnless(
    found,
    'languages',
    `Name, description and tabs are there in ${tags.join(', ')}.`,
  );
}

function missingTabNames(
  language: string,
  texts: unknown,
  { staticTabs = [] }: TeamsManifest,
): Finding[] {
  const known = isRecord(texts) ? texts : {};
  return staticTabs.flatMap(({ name }, index) =>
    known[`staticTabs[${index}].name`]
      ? []
      : [problem('languages', `The tab ${name} has no name in ${language}.`, fixText)],
  );
}
