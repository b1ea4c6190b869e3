/**
 * Writes the files of the Teams app package, filled for a configuration: `node
 * scripts/preparePackage.mjs [name]` uses env/.env.<name>.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileServer } from './build.mjs';
import { loadEnvironment } from './environment.mjs';
import { stop } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const usual = 'dev';
const given = process.argv[2] ?? process.env.PORTAL_ENV;

/** The configuration to make a package for: the argument, else PORTAL_ENV, else dev. */
export const packageName = given || usual;

/**
 * Returns the folder with the filled files. Without a tenant of its own the package is one for the
 * dev tenant.
 */
export async function preparePackage() {
  loadEnvironment(root, given, usual);
  compileServer();
  const require = createRequire(join(root, 'dist/'));
  const { clientId, tenantId } = require('./devTenant/environment.js');
  const { aadManifest } = require('./server/teamsApp/aadManifest.js');
  const { packageFiles } = require('./server/teamsApp/packageFiles.js');
  const { TENANT_ID, CLIENT_ID } = process.env;
  if (!TENANT_ID || !CLIENT_ID)
    console.log(
      'TENANT_ID and CLIENT_ID are not set: the package names the registration of the dev tenant.',
    );
  const config = readConfig(require, {
    ...process.env,
    TENANT_ID: TENANT_ID || tenantId,
    CLIENT_ID: CLIENT_ID || clientId,
  });
  const folder = join(root, '.cache/teamsApp', packageName);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(folder, 'registration'));
  writeFileSync(
    join(folder, 'registration/aad.manifest.json'),
    JSON.stringify(aadManifest(config), null, 2),
  );
  for (const [file, content] of Object.entries(await packageFiles(config)))
    writeFileSync(join(folder, file), content);
  return folder;
}

function readConfig(require, environment) {
  try {
    return require('./server/config.js').readConfig(environment);
  } catch (error) {
    return stop(error.message);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await preparePackage();
