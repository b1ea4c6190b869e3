import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, listFiles, removeOthers, write } from './compileSources.mjs';

/** The folders that benchmarks and tests run as plain JavaScript, with the files that it reads. */
const folders = [
  'appPackage',
  'src/shared',
  'src/server',
  'src/devTenant',
  'tests/bench',
  'tests/support',
];

/**
 * Transpiles the server, the rules, the dev tenant and what tests need into `.cache/tests`, as far as
 * it has changed, and returns that folder.
 */
export function compileTests(root) {
  const out = join(root, '.cache/tests');
  const oldest = Math.max(...[fileURLToPath(import.meta.url), join(root, 'package.json')].map(age));
  const written = new Set();
  for (const file of folders.flatMap((folder) => listFiles(root, folder))) {
    const target = join(out, file.replace(/\.tsx?$/, '.js'));
    written.add(target);
    const source = join(root, file);
    if (Math.max(age(source), oldest) <= age(target)) continue;
    write(
      target,
      /\.tsx?$/.test(file)
        ? compile(source, { module: { type: 'commonjs' }, sourceMaps: 'inline' })
        : readFileSync(source),
    );
  }
  const manifest = join(out, 'package.json');
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  write(manifest, JSON.stringify({ name, version, imports: { '#shared/*': './src/shared/*.js' } }));
  removeOthers(root, '.cache/tests', written.add(manifest));
  return out;
}

/** When a file was written; a file that is not there is older than all. */
const age = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
