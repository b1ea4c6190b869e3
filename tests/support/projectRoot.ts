import { join } from 'node:path';

/** The project's folder; `PORTAL_ROOT` says it to what was compiled to run elsewhere. */
export const projectRoot = process.env.PORTAL_ROOT ?? join(__dirname, '..', '..');
