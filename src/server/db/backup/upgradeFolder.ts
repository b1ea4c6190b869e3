import { join } from 'node:path';
import { codeOfError } from '#shared/rules/values/records';
import { ConfigError, type Config } from '../../config';
import { variables } from '../../variables';
import { DataDirError } from '../embedded/dataDirError';

const codes = ['EROFS', 'EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EDQUOT'];

/** Where the backup before an upgrade goes; nothing where none is made. */
export function upgradeFolder({ backups, databaseUrl, dataDir }: Config): string | undefined {
  return backups.dir || (databaseUrl ? undefined : join(dataDir, 'backups'));
}

/** Says of a failure of that backup what to do about its folder; others are thrown again. */
export function explainUpgradeFolder({ backups }: Config, folder: string) {
  return (error: unknown): never => {
    const code = codeOfError(error) ?? '';
    if (!codes.includes(code)) throw error;
    const sentence = `the backup before an upgrade cannot be written (${code})`;
    throw backups.dir
      ? new ConfigError([
          `BACKUP_DIR names ${folder}, where ${sentence}.\n  ${variables.BACKUP_DIR.explanation}`,
        ])
      : new DataDirError(
          `In ${folder} ${sentence}. Give the portal's account the right to write it, make room, or ` +
            'set BACKUP_DIR to another folder.',
        );
  };
}
