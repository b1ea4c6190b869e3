import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, stop } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium for the journeys: the system's; else Debian's package when root; else Playwright's own. */
export function ensureChromium() {
  return findOnPath() ?? installFromDebian() ?? installFromPlaywright();
}

function findOnPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing Chromium from Debian …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return findOnPath();
}

function installFromPlaywright() {
  console.log('Installing Chromium through Playwright …');
  const require = createRequire(import.meta.url);
  run(process.execPath, [join(require.resolve('playwright-core/package.json'), '../cli.js'), 'install', 'chromium']);
  const path = require('playwright-core').chromium.executablePath();
  return existsSync(path) ? path : stop('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.');
}
