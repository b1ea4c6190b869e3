import { readdirSync, mkdirSync, writeFileSync, readFileSync, statSync, rmSync, copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Transpiles src/shared, src/server, src/devTenant and tests into .cache/bench and returns that folder,
 * so that benchmarks run as plain compiled JavaScript.
 */
export function compileTests(root) {
  const require = createRequire(import.meta.url);
  const { transformSync } = require('@swc/core');
  const out = join(root, '.cache/bench');
  rmSync(out, { recursive: true, force: true });
  const files = ['src/shared', 'src/server', 'src/devTenant', 'tests/bench', 'tests/support'].flatMap((folder) => list(root, folder));
  for (const file of files) {
    const target = join(out, file.replace(/\.tsx?$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    if (/\.tsx?$/.test(file)) writeFileSync(target, compile(transformSync, join(root, file)));
    else copyFileSync(join(root, file), target);
  }
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(out, 'package.json'), JSON.stringify({ name: manifest.name, version: manifest.version, imports: { '#shared/*': './src/shared/*.js' } }));
  return out;
}

function compile(transformSync, filename) {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  });
  return code;
}

function list(root, folder) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(root, path)).isDirectory() ? list(root, path) : [path];
  });
}
