/**
 * Builds the server, the dev tenant and the client into dist/; does nothing when no source has
 * changed since the last build.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile, listFiles, removeOthers, write } from './compileSources.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The script of the page that simulates Teams; it runs in the browser. */
const hostPage = join('src', 'devTenant', 'host', 'browser');
const stampFile = join(root, '.cache/build-stamp');
const outputs = [
  'dist/server/main.js',
  'dist/devTenant/main.js',
  'dist/hostPage/devTenant/host/browser/main.js',
  'dist/client/index.html',
];

export async function build() {
  const stamp = sourceStamp();
  const current = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (current && outputs.every((file) => existsSync(join(root, file)))) return;

  console.log('Building …');
  compileServer();
  compileTo('dist/hostPage', [hostPage], { type: 'es6' });
  compileTo('dist/styleValues', ['src/shared'], { type: 'es6' });
  // More room for young objects: less is copied about.
  await node('--max-semi-space-size=64', 'scripts/buildClient.mjs');
  write(stampFile, stamp);
}

/** Compiles the server, the rules it shares with the client, and the dev tenant. */
export function compileServer() {
  // Some packages load when they are needed only: their import() stays.
  const module = { type: 'commonjs', ignoreDynamic: true };
  compileTo('dist', ['src/server', 'src/shared', 'src/devTenant'], module, hostPage);
}

/**
 * Compiles folders, but for one of their folders. Everything but TypeScript (style sheets, scripts of
 * pages, the example content) is copied. What a source that is gone had left is removed.
 */
function compileTo(target, folders, module, left) {
  const written = new Set();
  for (const file of folders.flatMap((folder) => listFiles(root, folder))) {
    if (dirname(file) === left) continue;
    const source = join(root, file);
    const copy = join(root, target, relative('src', file));
    const made = file.endsWith('.ts') ? copy.replace(/\.ts$/, '.js') : copy;
    write(made, made === copy ? readFileSync(source) : compile(source, { module }));
    written.add(made);
  }
  for (const folder of folders) removeOthers(root, join(target, relative('src', folder)), written);
}

/** Changes whenever a file that goes into the build changes its content. */
function sourceStamp() {
  const hash = createHash('sha256');
  const files = [
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    'webpack.config.js',
    'CHANGELOG.md',
    'docs/editors.md',
    ...['src', '.config', 'scripts'].flatMap((folder) => listFiles(root, folder).sort()),
  ];
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function node(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`"node ${args.join(' ')}" ended with exit code ${code}.`)),
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build();
