/**
 * `npm run package [-- name]`: builds the Teams app package for the configuration in
 * env/.env.<name> (default dev), without network, and writes appPackage/build/appPackage.<name>.zip.
 * The Teams command line tool zips it; where only what the portal needs is installed, the portal does.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, requireNode, stop } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
requireNode();
installPackages(root, { withTests: false });
const { packageName: name, preparePackage } = await import('./preparePackage.mjs');

const folder = await preparePackage();
const zip = join(root, `appPackage/build/appPackage.${name}.zip`);
const manifest = join(root, `appPackage/build/manifest.${name}.json`);
const tool = join(root, 'node_modules/@microsoft/teamsfx-cli/cli.js');
if (existsSync(tool)) zipWithTeamsTool();
else zipHere();
console.log(
  `The app package is ${relative(root, zip)}. Check it with "npm run package:validate${name === 'dev' ? '' : ` -- ${name}`}".`,
);

/** Its profile goes to .cache instead of the person's home, and its telemetry to nobody. */
function zipWithTeamsTool() {
  const home = join(root, '.cache/teamsfx');
  mkdirSync(home, { recursive: true });
  const files = [
    '--teams-manifest-file',
    join(folder, 'manifest.json'),
    '--output-zip-path',
    zip,
    '--output-manifest-path',
    manifest,
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

function zipHere() {
  const require = createRequire(join(root, 'dist/'));
  const { zipPackage } = require('./server/teamsApp/zipPackage.js');
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, new Uint8Array(readFileSync(join(folder, entry.name)))]);
  mkdirSync(dirname(zip), { recursive: true });
  writeFileSync(zip, zipPackage(Object.fromEntries(files)));
  writeFileSync(manifest, readFileSync(join(folder, 'manifest.json')));
}
