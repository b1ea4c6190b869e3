import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DataDirError } from './dataDirError';

/** The account that runs the database, when it is not the one that runs this server. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

const preferred = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root. As root, this answers the account that owns the existing
 * database, else an existing account without rights; otherwise undefined: the database runs as the
 * server does.
 * @throws Error when root finds no such account.
 */
export async function databaseAccount(clusterDir: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0)
    return { name: `account ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8'));
  const found = preferred
    .map((name) => accounts.find((account) => account.name === name))
    .find((account) => account !== undefined);
  if (!found)
    throw new DataDirError(
      'PostgreSQL does not run as root, and neither "postgres" nor "nobody" exists here. ' +
        'Start the portal as an ordinary user, or set DATABASE_URL.',
    );
  return found;
}

function parseAccounts(passwd: string): Account[] {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
}

/** The first directory on the way to a path that the account may not pass, such as root's home. */
export async function firstClosedDirectory(
  path: string,
  account: Account,
): Promise<string | undefined> {
  for (const directory of ancestors(path)) {
    const { mode, uid, gid } = await stat(directory);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return directory;
  }
  return undefined;
}

function ancestors(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [...ancestors(parent), parent];
}
