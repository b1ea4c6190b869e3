import { join } from 'node:path';

/** The project's folder, seen from the sources and from the build alike. */
export function projectFolder(): string {
  return process.env.PORTAL_ROOT ?? join(__dirname, '../../..');
}
