import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, stop } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium for the journeys: the system's; else Debian's package when root; else
 * Playwright's own.
 */
export function ensureChromium() {
  return findOnPath() ?? installFromDebian() ?? installFromPlaywright();
}

/**
 * Path of Chromium's headless shell: the system's; else, when root, Debian's package in the version
 * of Debian's Chromium. Undefined where there is none: Chromium does its work as well, but takes
 * longer.
 */
export function findHeadlessShell() {
  const find = () =>
    process.env.CHROMIUM_HEADLESS_SHELL_PATH || firstOnPath(['chromium-headless-shell']);
  if (!find() && canInstallFromDebian()) installHeadlessShell();
  return find();
}

function installHeadlessShell() {
  const { status, stdout: version } = spawnSync(
    'dpkg-query',
    ['--show', '--showformat=${Version}', 'chromium'],
    { encoding: 'utf8' },
  );
  if (status !== 0) return;
  console.log('Installing Chromium’s headless shell from Debian …');
  const install = () => apt('install', `chromium-headless-shell=${version}`);
  if (!install() && apt('update')) install();
}

function findOnPath() {
  return process.env.CHROMIUM_PATH || firstOnPath(names);
}

function firstOnPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

function canInstallFromDebian() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/**
 * For what is not missed when it cannot be had: nothing waits long for it, and nothing stops
 * without it.
 */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync(
      'apt-get',
      ['-y', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', ...args],
      { stdio: 'ignore', env },
    ).status === 0
  );
}

function installFromDebian() {
  if (!canInstallFromDebian()) return undefined;
  console.log('Installing Chromium from Debian …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', 'chromium'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return findOnPath();
}

function installFromPlaywright() {
  console.log('Installing Chromium through Playwright …');
  const require = createRequire(import.meta.url);
  run(process.execPath, [
    join(require.resolve('playwright-core/package.json'), '../cli.js'),
    'install',
    'chromium',
  ]);
  const path = require('playwright-core').chromium.executablePath();
  return existsSync(path)
    ? path
    : stop('No Chromium could be installed. Install one and set CHROMIUM_PATH to its program.');
}
