import { randomBytes } from 'node:crypto';
import {
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account';
import { launch, type Launch } from './launch';

/** Administrator of the embedded database. */
export const databaseUser = 'portal';
const passwordFile = 'portal-password';
const unfinished = 'postgres.new-';

/** The random password of the embedded database; only its own account and root can read it. */
export async function readPassword(clusterDir: string): Promise<string> {
  return (await readFile(join(clusterDir, passwordFile), 'utf8')).trim();
}

/**
 * Creates the database's files, once. They are made beside their place and moved there when
 * complete, so that neither a crash nor a second server that starts at the same time leaves half a
 * database.
 */
export async function createClusterOnce(
  dataDir: string,
  clusterDir: string,
  initdb: string,
  run: Launch,
): Promise<void> {
  if (await exists(clusterDir)) return;
  await removeUnfinished(dataDir);
  const directory = await mkdtemp(join(dataDir, unfinished));
  try {
    await giveTo(run.account, directory);
    await runInitdb(directory, initdb, run);
    await rename(directory, clusterDir);
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    if (!(await exists(clusterDir))) throw error;
  }
}

async function runInitdb(directory: string, initdb: string, run: Launch): Promise<void> {
  const files = join(directory, 'files');
  const password = join(directory, passwordFile);
  await mkdir(files, { mode: 0o700 });
  await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  await giveTo(run.account, files);
  await giveTo(run.account, password);
  const words = [
    '-D',
    files,
    '-U',
    databaseUser,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ];
  await finish(run, initdb, words, directory);
  await rename(password, join(files, passwordFile));
  await flatten(directory);
}

/** initdb wants an empty directory of its own; its content becomes the directory's. */
async function flatten(directory: string): Promise<void> {
  const files = join(directory, 'files');
  for (const name of await readdir(files)) await rename(join(files, name), join(directory, name));
  await rm(files, { recursive: true });
}

async function finish(
  run: Launch,
  program: string,
  words: readonly string[],
  cwd: string,
): Promise<void> {
  const child = launch(run, program, words, cwd, ['ignore', 'ignore', 'pipe']);
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Error(
      `The embedded database could not be created: ${said.trim() || `initdb ended with ${code}`}`,
    );
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of (await readdir(dataDir)).filter((entry) => entry.startsWith(unfinished))) {
    const path = join(dataDir, name);
    if ((await stat(path)).mtimeMs < hourAgo) await rm(path, { recursive: true, force: true });
  }
}

async function giveTo(account: Account | undefined, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
