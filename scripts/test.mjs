/**
 * `npm test`: installs what is missing, builds, checks format, types and lint, runs every suite and the
 * journeys. The API suite runs on the embedded PostgreSQL, and a second time on TEST_DATABASE_URL
 * when that is set. The last lines name what failed, and say `N passed, N failed`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, requireNode } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { TEST_DATABASE_URL: otherDatabase, ...environment } = process.env;
const total = { passed: 0, failed: 0, names: [] };

requireNode();
installPackages(root, { withTests: true });
const { ensureChromium, findHeadlessShell } = await import('./chromium.mjs');
environment.CHROMIUM_PATH = ensureChromium();
const headlessShell = findHeadlessShell();
if (headlessShell) environment.CHROMIUM_HEADLESS_SHELL_PATH = headlessShell;

await Promise.all([
  check('build', ['scripts/build.mjs']),
  check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']),
  check('types', ['node_modules/typescript-native/bin/tsc', '--noEmit']),
  check('lint', [
    'node_modules/eslint/bin/eslint.js',
    '--config',
    '.config/eslint.config.mjs',
    'src',
    'tests',
    '--max-warnings',
    '0',
  ]),
]);
suite('all suites, database: embedded PostgreSQL', []);
// Those that have no database, or bring their own, have run already.
if (otherDatabase)
  suite(
    'API suite, database: TEST_DATABASE_URL',
    [
      '--selectProjects',
      'api',
      '--testPathIgnorePatterns',
      'tests/api/(processes|devTenant|tokens)/',
    ],
    { TEST_DATABASE_URL: otherDatabase },
  );
else
  console.log('TEST_DATABASE_URL is not set: the API suite ran on the embedded PostgreSQL only.');

for (const name of total.names) console.log(`FAIL ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * A step that counts as one test. What it prints comes at its end, because others run beside it.
 */
async function check(name, args) {
  const started = Date.now();
  const step = spawn(process.execPath, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = [];
  for (const stream of [step.stdout, step.stderr]) stream.on('data', (part) => printed.push(part));
  const status = await new Promise((resolve) => step.once('close', resolve));
  process.stderr.write(Buffer.concat(printed));
  if (status === 0) total.passed += 1;
  else total.failed += 1;
  report(name, status === 0, started);
}

function suite(name, args, extra = {}) {
  const started = Date.now();
  const file = join(root, '.cache/test-results.json');
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  // Widgets make and drop many small objects: with more room for the young ones less is copied
  // about (a tenth of the processor's time).
  const jest = [
    '--max-semi-space-size=64',
    'node_modules/jest/bin/jest.js',
    '--config',
    '.config/jest.config.cjs',
    '--maxWorkers=2',
    '--json',
    `--outputFile=${file}`,
    ...args,
  ];
  const { status } = spawnSync(process.execPath, jest, {
    cwd: root,
    env: { ...environment, ...extra },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { passed, failed, names } = existsSync(file)
    ? results(file)
    : { passed: 0, failed: 1, names: [] };
  total.passed += passed;
  total.names.push(...names);
  total.failed += status === 0 || failed > 0 ? failed : 1;
  report(`${name}: ${passed} passed, ${failed} failed`, status === 0, started);
}

/** Suites that could not run at all (a syntax error, say) count as failures too. */
function results(file) {
  const run = JSON.parse(readFileSync(file, 'utf8'));
  const names = run.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const titles = failed.map(({ fullName }) => fullName);
    if (status === 'failed' && titles.length === 0) titles.push('the file did not run');
    return titles.map((title) => `${relative(root, name)}: ${title}`);
  });
  return {
    passed: run.numPassedTests,
    failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
    names,
  };
}

function report(name, ok, started) {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
}
