import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from './install.mjs';

/**
 * Reads env/.env.<name> into the process; variables that are set already stay. Only the usual file
 * may be missing: without the one that somebody has named, a command would work on another portal.
 */
export function loadEnvironment(root, name, usual) {
  const file = `env/.env.${name || usual}`;
  if (existsSync(join(root, file))) process.loadEnvFile(join(root, file));
  else if (name)
    stop(`There is no ${file}. Correct the name "${name}", or copy env/.env.example to ${file}.`);
}
