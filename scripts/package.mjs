/**
 * `npm run package [-- name]`: builds the Teams app package for the configuration in
 * env/.env.<name> (default dev) with the Teams command line tool, without network, and writes
 * appPackage/build/appPackage.<name>.zip.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, requireNode, stop } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
requireNode();
installPackages(root, { withTests: true });
const { packageName, preparePackage } = await import('./preparePackage.mjs');

const name = packageName();
const folder = await preparePackage(name);
const zip = join(root, `appPackage/build/appPackage.${name}.zip`);
zipWithTeamsTool();
console.log(
  `The app package is ${relative(root, zip)}. Check it with "npm run package:validate${name === 'dev' ? '' : ` -- ${name}`}".`,
);

/** Its profile goes to .cache instead of the person's home, and its telemetry to nobody. */
function zipWithTeamsTool() {
  const home = join(root, '.cache/teamsfx');
  mkdirSync(home, { recursive: true });
  const tool = join(root, 'node_modules/@microsoft/teamsfx-cli/cli.js');
  const files = [
    '--teams-manifest-file',
    join(folder, 'manifest.json'),
    '--output-zip-path',
    zip,
    '--output-manifest-path',
    join(root, `appPackage/build/manifest.${name}.json`),
  ];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tool, 'package', '--env', name, '--folder', root, '--telemetry', 'false', ...files],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        HOME: home,
        USERPROFILE: home,
        APPINSIGHTS_PROFILE_QUERY_ENDPOINT: 'http://127.0.0.1:9',
      },
    },
  );
  if (status !== 0) stop(`The Teams tool could not build the package:\n${stdout}\n${stderr}`);
}
