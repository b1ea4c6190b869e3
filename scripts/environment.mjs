import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads env/.env.<name> into the process; variables that are set already stay. Without such a file
 * nothing happens.
 */
export function loadEnvironment(root, name) {
  const file = join(root, `env/.env.${name}`);
  if (existsSync(file)) process.loadEnvFile(file);
}
