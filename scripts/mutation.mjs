/**
 * `npm run mutation -- PATH …`: changes the code of files or folders in small ways, one at a time,
 * and names the changes that no test of rules notices. The report of the last run is
 * `.cache/mutation/report.html`. On a busy machine a test may take so long that its change counts
 * as noticed.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, requireNode } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('Name a file or a folder: npm run mutation -- src/shared/rules/recurrence.ts');
  process.exit(1);
}
requireNode();
installPackages(root, { withTests: true });
const mutate = paths.map((path) =>
  statSync(join(root, path)).isDirectory() ? `${path.replace(/\/$/, '')}/**/*.ts` : path,
);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    '.config/stryker.config.mjs',
    '--mutate',
    mutate.join(','),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
