import { manifestName, type PackageFiles } from '../packageFiles';
import type { TeamsManifest } from '../TeamsManifest';
import { okUnless, problem, type Found } from '../../findings/found';
import { say } from '../../findings/sentence';

const again = say('package.rebuild');

/** The manifest and what it names lie at the root of the zip, and nothing else does. */
export function layoutChecks(
  files: PackageFiles,
  { icons, localizationInfo }: TeamsManifest,
): Found[] {
  const named = [
    manifestName,
    icons.color,
    icons.outline,
    ...(localizationInfo?.additionalLanguages ?? []).map(({ file }) => file),
  ];
  const missing = named
    .filter((name) => !(name in files))
    .map((file) => problem('layout', say('layout.missing', { file }), again));
  const surplus = Object.keys(files)
    .filter((name) => !named.includes(name))
    .map((file) => problem('layout', say('layout.surplus', { file }), again));
  const unfilled = Object.entries(files)
    .filter(([name, content]) => name.endsWith('.json') && Buffer.from(content).includes('${{'))
    .map(([file]) => problem('layout', say('layout.unfilled', { file }), again));
  return okUnless(
    [...missing, ...surplus, ...unfilled],
    'layout',
    say('layout.fine', { number: named.length - 3 }),
  );
}
