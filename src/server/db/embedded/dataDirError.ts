import { codeOfError } from '#shared/rules/values/records';
import { DataDirInUseError } from './ownership';

/**
 * The embedded database cannot use its data directory; the message is meant for the person who
 * starts the portal.
 */
export class DataDirError extends Error {
  override name = 'DataDirError';
}

const closed = ['EROFS', 'EACCES', 'EPERM'];
const closedSentence = /Read-only file system|Permission denied|Operation not permitted/i;
const fullSentence = /No space left on device/i;
const namelessSentence = /could not look up effective user ID (\d+)/i;

/** Says of a failure of the embedded database what to do about its data directory. */
export function explainDataDir(dataDir: string, error: unknown): never {
  if (error instanceof DataDirInUseError || error instanceof DataDirError) throw error;
  const said = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ').trim() : '';
  const code = codeOfError(error) ?? '';
  if (closed.includes(code) || closedSentence.test(said))
    throw new DataDirError(
      `The data folder ${dataDir} cannot be written. Give the portal's account the right to write it, ` +
        'or set DATA_DIR to another folder.',
    );
  if (code === 'ENOSPC' || fullSentence.test(said))
    throw new DataDirError(
      `There is no room left for the data folder ${dataDir}. Make room and start the portal again.`,
    );
  if (code === 'ENOTDIR' || code === 'EEXIST')
    throw new DataDirError(`DATA_DIR names ${dataDir}, which is no folder. Set it to a folder.`);
  const [, account] = namelessSentence.exec(said) ?? [];
  if (account)
    throw new DataDirError(
      `Account ${account} has no name on this machine, and the embedded database wants one. Run the portal ` +
        'as an account that has one, or set DATABASE_URL.',
    );
  throw new DataDirError(
    `The database in ${dataDir} cannot be started: it may be damaged (${said}). Keep a copy of the folder, ` +
      'then restore a backup to an empty DATA_DIR with "npm run restore".',
  );
}
