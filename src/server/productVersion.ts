import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version that package.json states. */
export function productVersion(): string {
  const manifest: {
    version: string;
  } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'));
  return manifest.version;
}
