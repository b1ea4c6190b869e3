import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const needed = [20, 19];

/** Stops with a sentence when this Node.js is too old to run the portal. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  stop(`The portal needs Node.js ${needed.join('.')} or newer; this is ${process.versions.node}.`);
}

/**
 * Installs the packages of the lock file when one of them is missing or has another version.
 * `withTests` also installs what only the tests need.
 */
export function installPackages(root, { withTests }) {
  const manifest = readJson(join(root, 'package.json'));
  const locked = readJson(join(root, 'package-lock.json')).packages;
  const names = Object.keys({
    ...manifest.dependencies,
    ...(withTests ? manifest.devDependencies : {}),
  });
  const missing = names.filter(
    (name) => installedVersion(root, name) !== locked[`node_modules/${name}`]?.version,
  );
  if (missing.length === 0) return;

  console.log(`Installing packages (${missing.length} of ${names.length} missing or outdated) …`);
  const keepTests = withTests || installedVersion(root, 'jest') !== undefined;
  run(
    'npm',
    [
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      keepTests ? '--include=dev' : '--omit=dev',
    ],
    { cwd: root },
  );
}

/** Runs a command with its output shown; stops when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error || status !== 0)
    stop(
      `"${command} ${args.join(' ')}" failed${error ? `: ${error.message}` : ` with exit code ${status}`}.`,
    );
}

export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installedVersion(root, name) {
  const file = join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? readJson(file).version : undefined;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
