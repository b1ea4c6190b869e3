import { types } from 'node:util';
import { codeOfError } from '#shared/rules/values/records';
import { BackupError } from './backupFile';

/** The system names no file with these, which writes and reads get. */
const full = ['ENOSPC', 'EDQUOT'];
const folder = 'EISDIR';

/** Says of a failure of the system what is wrong with the file; other failures are thrown again. */
export function explainFile(file: string): (error: unknown) => never {
  return (error) => {
    const code = codeOfError(error) ?? '';
    if (full.includes(code))
      throw new BackupError(
        `There is no room left for ${file}. Make room, or name a file on another disk.`,
      );
    if (code === folder || (types.isNativeError(error) && 'syscall' in error && 'path' in error))
      throw new BackupError(
        `${file} cannot be used (${code}). Name a file in a folder that this account may use.`,
      );
    throw error;
  };
}
