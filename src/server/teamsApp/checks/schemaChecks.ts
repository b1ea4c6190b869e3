import type { PackageFiles } from '../packageFiles';
import { manifestOf, readJson } from '../zipPackage';
import type { TeamsManifest } from '../TeamsManifest';
import { newestSchemaVersion, schemaViolations } from './manifestSchema';
import { okUnless, problem, type Found } from '../../findings/found';
import { say } from '../../findings/sentence';

/** The manifest against the newest schema, and each language file against its own. */
export function schemaChecks(files: PackageFiles): Found[] {
  const version = newestSchemaVersion();
  const manifest = manifestOf(files);
  if (manifest === undefined)
    return [problem('schema', say('schema.noManifest'), say('package.rebuild'))];
  const violations = schemaViolations('MicrosoftTeams', version, manifest).map((phrase) =>
    violation('manifest.json', phrase),
  );
  const languages =
    violations.length > 0
      ? []
      : languageFiles(manifest as TeamsManifest).flatMap((file) =>
          languageViolations(file, files, version),
        );
  return okUnless([...violations, ...languages], 'schema', say('schema.fine', { version }));
}

function languageFiles({ localizationInfo }: TeamsManifest): string[] {
  return (localizationInfo?.additionalLanguages ?? []).map(({ file }) => file);
}

function languageViolations(file: string, files: PackageFiles, version: string): Found[] {
  return schemaViolations('MicrosoftTeams.Localization', version, readJson(files[file])).map(
    (phrase) => violation(file, phrase),
  );
}

function violation(file: string, violated: string): Found {
  return problem(
    'schema',
    say('schema.violated', { file, violation: violated }),
    say('schema.correct', { file }),
  );
}
