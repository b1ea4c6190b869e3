import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile, listFiles, write } from './compileSources.mjs';

/**
 * Transpiles src/shared, src/server, src/devTenant and tests into .cache/bench and returns that
 * folder, so that benchmarks run as plain compiled JavaScript.
 */
export function compileTests(root) {
  const out = join(root, '.cache/bench');
  rmSync(out, { recursive: true, force: true });
  const files = [
    'src/shared',
    'src/server',
    'src/devTenant',
    'tests/bench',
    'tests/support',
  ].flatMap((folder) => listFiles(root, folder));
  for (const file of files) {
    const source = join(root, file);
    const isTypeScript = /\.tsx?$/.test(file);
    write(
      join(out, file.replace(/\.tsx?$/, '.js')),
      isTypeScript
        ? compile(source, { module: { type: 'commonjs' }, sourceMaps: 'inline' })
        : readFileSync(source),
    );
  }
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  write(
    join(out, 'package.json'),
    JSON.stringify({
      name: manifest.name,
      version: manifest.version,
      imports: { '#shared/*': './src/shared/*.js' },
    }),
  );
  return out;
}
