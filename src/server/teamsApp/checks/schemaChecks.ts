import { okUnless, problem, type Finding } from '#shared/rules/finding';
import type { PackageFiles } from '../packageFiles';
import { manifestOf, readJson } from '../zipPackage';
import type { TeamsManifest } from '../TeamsManifest';
import { newestSchemaVersion, schemaViolations } from './manifestSchema';

/** The manifest against the newest schema, and each language file against its own. */
export function schemaChecks(files: PackageFiles): Finding[] {
  const version = newestSchemaVersion();
  const manifest = manifestOf(files);
  if (manifest === undefined)
    return [
      problem(
        'schema',
        'The package holds no manifest.json that can be read.',
        'Build the package again.',
      ),
    ];
  const violations = schemaViolations('MicrosoftTeams', version, manifest).map((phrase) =>
    violation('manifest.json', phrase),
  );
  const languages =
    violations.length > 0
      ? []
      : languageFiles(manifest as TeamsManifest).flatMap((file) =>
          languageViolations(file, files, version),
        );
  return okUnless(
    [...violations, ...languages],
    'schema',
    `The manifest is valid by schema ${version}, the newest one known here.`,
  );
}

function languageFiles({ localizationInfo }: TeamsManifest): string[] {
  return (localizationInfo?.additionalLanguages ?? []).map(({ file }) => file);
}

function languageViolations(file: string, files: PackageFiles, version: string): Finding[] {
  return schemaViolations('MicrosoftTeams.Localization', version, readJson(files[file])).map(
    (phrase) => violation(file, phrase),
  );
}

function violation(file: string, phrase: string): Finding {
  return problem(
    'schema',
    `By the schema of Teams, ${file} is wrong: ${phrase}.`,
    `Correct appPackage/${file}, or the setting that fills it, and build the package again.`,
  );
}
