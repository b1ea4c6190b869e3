/**
 * `npm run doctor [-- name]`: proves the configuration in env/.env.<name> (default PORTAL_ENV or
 * local) against the services that it names. Without a tenant it looks at the dev tenant that "npm
 * start" runs.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnvironment } from './environment.mjs';
import { installPackages, requireNode, stop } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
requireNode();
loadEnvironment(root, process.argv[2] ?? process.env.PORTAL_ENV, 'local');
installPackages(root, { withTests: false });
const { compileServer } = await import('./build.mjs');
compileServer();
const environment =
  process.env.TENANT_ID && process.env.CLIENT_ID ? {} : await devTenantEnvironment();
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', join(root, 'dist/server/doctor/main.js')],
  { cwd: root, env: { ...process.env, ...environment }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;

async function devTenantEnvironment() {
  const address = `http://localhost:${process.env.DEV_TENANT_PORT || 3001}/control/environment`;
  const environment = await fetch(address).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  );
  if (!environment)
    stop(
      'No tenant is configured, and the dev tenant does not run. Set TENANT_ID and CLIENT_ID, or start the dev tenant with "npm start".',
    );
  console.log('No tenant is configured: this is about the dev tenant.');
  return environment;
}
