/**
 * `npm run bench [name …]`: runs the benchmarks of tests/bench one after the other. Each prints
 * ratios measured in one run. A benchmark is a file of tests/bench that exports `run():
 * Promise<void>`.
 */
import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, requireNode } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
requireNode();
installPackages(root, { withTests: true });
const { ensureChromium } = await import('./chromium.mjs');
process.env.CHROMIUM_PATH = ensureChromium();
const { build } = await import('./build.mjs');
await build();

const { compileTests } = await import('./compileTests.mjs');
process.env.PORTAL_ROOT = root;
const compiled = compileTests(root);
const wanted = process.argv.slice(2);
const require = createRequire(import.meta.url);
for (const file of readdirSync(join(root, 'tests/bench'))
  .filter((name) => name.endsWith('.bench.ts'))
  .sort()) {
  const name = basename(file, '.bench.ts');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n# ${name}`);
  await require(join(compiled, 'tests/bench', `${name}.bench.js`)).run();
}
process.exit(0);
