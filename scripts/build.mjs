/** Builds the server, the dev tenant and the client into dist/; does nothing when no source has changed since the last build. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, '.cache/build-stamp');
const outputs = ['dist/server/main.js', 'dist/devTenant/main.js', 'dist/hostPage/devTenant/host/browser/main.js', 'dist/client/index.html'];

export async function build() {
  const stamp = sourceStamp();
  const current = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (current && outputs.every((file) => existsSync(join(root, file)))) return;

  console.log('Building …');
  await Promise.all([
    compileServer(),
    node('node_modules/typescript/bin/tsc', '-p', '.config/tsconfig.host.json', '--noCheck'),
    // More room for young objects: less is copied about.
    node('--max-semi-space-size=64', 'scripts/buildClient.mjs'),
  ]);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Compiles the server, the rules it shares with the client, and the dev tenant. */
export function compileServer() {
  return node('node_modules/typescript/bin/tsc', '-p', '.config/tsconfig.server.json', '--noCheck');
}

/** Changes whenever a file that goes into the build changes its content. */
function sourceStamp() {
  const hash = createHash('sha256');
  const files = ['package-lock.json', 'package.json', 'tsconfig.json', 'webpack.config.js', ...list('src'), ...list('.config'), ...list('scripts')];
  for (const file of files) hash.update(file).update('\0').update(readFileSync(join(root, file))).update('\0');
  return hash.digest('hex');
}

function list(folder) {
  return readdirSync(join(root, folder))
    .sort()
    .flatMap((name) => (statSync(join(root, folder, name)).isDirectory() ? list(join(folder, name)) : [join(folder, name)]));
}

function node(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`"node ${args.join(' ')}" ended with exit code ${code}.`))));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build();
