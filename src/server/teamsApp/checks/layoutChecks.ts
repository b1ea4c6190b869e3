import { okUnless, problem, type Finding } from '#shared/rules/finding';
import { manifestName, type PackageFiles } from '../packageFiles';
import type { TeamsManifest } from '../TeamsManifest';

const again = 'Build the package again.';

/** The manifest and what it names lie at the root of the zip, and nothing else does. */
export function layoutChecks(
  files: PackageFiles,
  { icons, localizationInfo }: TeamsManifest,
): Finding[] {
  const named = [
    manifestName,
    icons.color,
    icons.outline,
    ...(localizationInfo?.additionalLanguages ?? []).map(({ file }) => file),
  ];
  const missing = named
    .filter((name) => !(name in files))
    .map((name) =>
      problem('layout', `The package lacks ${name}, which the manifest names.`, again),
    );
  const surplus = Object.keys(files)
    .filter((name) => !named.includes(name))
    .map((name) =>
      problem('layout', `The package holds ${name}, which the manifest does not name.`, again),
    );
  const unfilled = Object.entries(files)
    .filter(([name, content]) => name.endsWith('.json') && Buffer.from(content).includes('${{'))
    .map(([name]) =>
      problem('layout', `${name} still has a placeholder that no setting has filled.`, again),
    );
  return okUnless(
    [...missing, ...surplus, ...unfilled],
    'layout',
    `The package holds the manifest, two icons and ${named.length - 3} language files, all at its root.`,
  );
}
