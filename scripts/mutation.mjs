/**
 * `npm run mutation -- PATH …`: changes the code of files or folders in small ways, one at a time,
 * and names the changes that no test notices. Those tests are run that are named behind the files,
 * as a resource of the server needs it; else those of rules that import the file, or where none
 * does, a rule that imports it. The report of the last run is `.cache/mutation/report.html`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, requireNode, stop } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const named = process.argv.slice(2).flatMap(filesAt);
const files = named.filter((path) => !path.startsWith('tests/'));
if (files.length === 0)
  stop('Name a file or a folder: npm run mutation -- src/shared/rules/time/recurrence.ts');
const namedTests = named.filter((path) => path.startsWith('tests/'));
const tests = namedTests.length > 0 ? namedTests : [...new Set(files.flatMap(testsOf))];
if (tests.length === 0) stop('No test of tests/rules takes that code; name those that do.');
requireNode();
installPackages(root, { withTests: true });
const database = tests[0].startsWith('tests/api/') ? await startDatabase() : undefined;
const stryker = spawn(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    '.config/stryker.config.mjs',
    '--mutate',
    files.join(','),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATION_TESTS: tests.join(','),
      PORTAL_TEST_SERVER: JSON.stringify(database?.server),
    },
  },
);
const [status] = await once(stryker, 'close');
await database?.end();
process.exit(status ?? 1);

/** One for all changes: to start one for each would take longer than its tests. */
async function startDatabase() {
  const { compileTests } = await import('./compileTests.mjs');
  process.env.PORTAL_ROOT = root;
  const servers = join(compileTests(root), 'tests/support/servers/testServer.js');
  const { startTestServer } = createRequire(import.meta.url)(servers);
  const { stop: end, ...server } = await startTestServer();
  return { end, server };
}

function filesAt(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(path, name));
}

function testsOf(file) {
  const own = importersOf([file], 'tests/rules');
  return own.length > 0 ? own : importersOf(importersOf([file], 'src/shared/rules'), 'tests/rules');
}

/** The files of a folder that import one of these; a name says enough of which it is. */
function importersOf(paths, folder) {
  if (paths.length === 0) return [];
  const names = paths.map((path) => basename(path, '.ts')).join('|');
  const isImport = new RegExp(`from '[^']*/(?:${names})'`);
  return filesAt(folder).filter((path) => isImport.test(readFileSync(join(root, path), 'utf8')));
}
