import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { access } from 'node:fs/promises';
import { firstClosedDirectory, type Account } from './account';
import { DataDirError } from './dataDirError';

/** How PostgreSQL's programs are started on this machine. */
export interface Launch {
  account: Account | undefined;
  /** Put before the program: words of a command that changes the account. */
  prefix: readonly string[];
}

const setpriv = '/usr/bin/setpriv';

/**
 * Finds out how to run programs that must reach these paths as the account. Where a directory on
 * the way is closed to it (a project in root's home), the program keeps the single right to pass
 * directories and read files; where the system cannot grant that, an error says what to do.
 */
export async function prepareLaunch(
  account: Account | undefined,
  paths: readonly string[],
): Promise<Launch> {
  if (!account) return { account, prefix: [] };
  const closed = (await Promise.all(paths.map((path) => firstClosedDirectory(path, account)))).find(
    (directory) => directory !== undefined,
  );
  if (closed === undefined) return { account, prefix: [] };
  const hasSetpriv = await access(setpriv).then(
    () => true,
    () => false,
  );
  const words = [
    setpriv,
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
  ];
  if (hasSetpriv && (await succeeds([...words, '/bin/sh', '-c', ':'])))
    return { account, prefix: words };
  throw new DataDirError(
    `The embedded database runs as ${account.name}, which may not enter ${closed}. ` +
      'Start the portal as an ordinary user, ' +
      'move the project and DATA_DIR to a place that others may enter, or set DATABASE_URL.',
  );
}

/**
 * Starts a program in a directory, apart from this server's process group, without its environment:
 * that has secrets.
 */
export function launch(
  { account, prefix }: Launch,
  program: string,
  words: readonly string[],
  cwd: string,
  stdio: StdioOptions,
): ChildProcess {
  const [command = program, ...rest] = [...prefix, program, ...words];
  const identity = account && prefix.length === 0 ? { uid: account.uid, gid: account.gid } : {};
  const env = { LC_ALL: 'C', TZ: 'UTC' };
  return spawn(command, rest, { ...identity, cwd, stdio, env, detached: true, windowsHide: true });
}

async function succeeds([command = '', ...rest]: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, rest, { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
