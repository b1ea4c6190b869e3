import type { PackageFiles } from '../packageFiles';
import type { TeamsManifest } from '../TeamsManifest';
import { readJson } from '../zipPackage';
import { isRecord } from '#shared/rules/values/records';
import { okUnless, problem, warning, type Found } from '../../findings/found';
import { say } from '../../findings/sentence';

const fixText = say('package.fixText');

/** Checks of versions, tabs and texts that the store requires and the schema cannot express. */
export function textChecks(files: PackageFiles, manifest: TeamsManifest): Found[] {
  return [...versionChecks(manifest), ...tabChecks(manifest), ...languageChecks(files, manifest)];
}

function versionChecks({ version }: TeamsManifest): Found[] {
  const isRelease = /^[1-9]\d*\.\d+\.\d+$/.test(version);
  const found = isRelease
    ? []
    : [problem('version', say('version.wrong', { version }), say('version.set'))];
  return okUnless(found, 'version', say('version.fine', { version }));
}

function tabChecks({ staticTabs = [] }: TeamsManifest): Found[] {
  const ids = staticTabs.map(({ entityId }) => entityId);
  const found = [
    ...(ids.length === 0 ? [say('tabs.none')] : []),
    ...(new Set(ids).size < ids.length ? [say('tabs.twice')] : []),
    ...staticTabs
      .filter(({ scopes }) => !scopes.includes('personal'))
      .map(({ entityId }) => say('tabs.notPersonal', { tab: entityId })),
    ...staticTabs
      .filter(({ websiteUrl }) => !websiteUrl)
      .map(({ entityId }) => say('tabs.noAddress', { tab: entityId })),
  ];
  return okUnless(
    found.map((text) => problem('tabs', text, say('tabs.correct'))),
    'tabs',
    say('tabs.fine', { number: ids.length, tabs: staticTabs.map(({ name }) => name).join(', ') }),
  );
}

function languageChecks(files: PackageFiles, manifest: TeamsManifest): Found[] {
  const languages = manifest.localizationInfo?.additionalLanguages ?? [];
  const found = [
    ...(manifest.description.short === manifest.description.full
      ? [warning('languages', say('languages.sameDescription'), fixText)]
      : []),
    ...languages.flatMap(({ languageTag, file }) =>
      missingTabNames(languageTag, readJson(files[file]), manifest),
    ),
  ];
  const tags = [
    manifest.localizationInfo?.defaultLanguageTag,
    ...languages.map(({ languageTag }) => languageTag),
  ].filter((tag) => tag !== undefined);
  return okUnless(found, 'languages', say('languages.fine', { languages: tags }));
}

function missingTabNames(
  language: string,
  texts: unknown,
  { staticTabs = [] }: TeamsManifest,
): Found[] {
  const known = isRecord(texts) ? texts : {};
  return staticTabs.flatMap(({ name }, index) =>
    known[`staticTabs[${index}].name`]
      ? []
      : [problem('languages', say('languages.noTabName', { tab: name ?? '', language }), fixText)],
  );
}
