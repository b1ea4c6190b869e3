/**
 * `npm run backup -- FILE` and `npm run restore -- FILE [--overwrite]`: for the database that the
 * environment, or env/.env.local, names.
 */
import { spawn } from 'node:child_process';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnvironment } from './environment.mjs';
import { installPackages, requireNode } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...words] = process.argv.slice(2);
requireNode();
loadEnvironment(root, process.env.PORTAL_ENV, 'local');
installPackages(root, { withTests: false });
const { compileServer } = await import('./build.mjs');
compileServer();
// npm changes into the project's folder; a file is meant from where its caller stands.
const from = process.env.INIT_CWD ?? process.cwd();
const child = spawn(
  process.execPath,
  [
    '--enable-source-maps',
    join(root, 'dist/server/db/backup/main.js'),
    command,
    ...words.map((word) =>
      word.startsWith('--') || isAbsolute(word) ? word : resolve(from, word),
    ),
  ],
  {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.DATA_DIR || join(root, '.data') },
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => (process.exitCode = code ?? 1));
