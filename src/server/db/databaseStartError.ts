import { Client } from 'pg';
import { codeOfError } from '#shared/rules/values/records';
import { isConnectionError, isSilence } from './connectionErrors';
import type { DatabaseAddress } from './database';

/** The portal cannot begin with its database; the message is meant for the person who starts it. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** Milliseconds that a start waits for another server's migrations, or for somebody's tables. */
export const maxLockWait = 6_000;
/** PostgreSQL's code for a lock that was not free in time. */
export const lockNotAvailable = '55P03';

/** PostgreSQL's refusals, and what to do about each. */
const refusals: Readonly<Record<string, string>> = {
  '28000': 'refuses the account of DATABASE_URL. Check its name, and what pg_hba.conf admits',
  '28P01': 'refuses the password of DATABASE_URL or PGPASSWORD. Set the right one',
  '3D000': 'is not there. Create it, or name another one in DATABASE_URL',
  '25006': 'can only be read. Name the server that takes writes in DATABASE_URL',
  '53100': 'has no room left. Make room on its disk',
  '42501': 'does not give this account the rights it needs on its tables. Make it the owner',
  [lockNotAvailable]:
    'has tables that another program holds; pg_stat_activity names it. End that program',
};

/** Says of a failure at the start what to do about the database; for others, nothing is known. */
export function explainDatabase(address: DatabaseAddress): (error: unknown) => never {
  return (error) => {
    const { host, port, database } = new Client(address);
    const place = `The database "${database}" at ${host}:${port}`;
    const code = codeOfError(error) ?? '';
    if (refusals[code]) throw new DatabaseStartError(`${place} ${refusals[code]}.`);
    if (isSilence(error))
      throw new DatabaseStartError(
        `${place} does not answer. See that it runs and what stands between it and this machine, ` +
          'then try again.',
      );
    if (isConnectionError(error))
      throw new DatabaseStartError(
        `${place} cannot be reached (${code || 'the connection broke'}). See that it runs, ` +
          'and that DATABASE_URL names it, then try again.',
      );
    throw error;
  };
}
