/**
 * `npm run package:validate [-- name or zip]`: checks a Teams app package by the schema and by the
 * rules of the store, without network.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, requireNode, stop } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
requireNode();
installPackages(root, { withTests: false });
const { compileServer } = await import('./build.mjs');
compileServer();
const require = createRequire(join(root, 'dist/'));
const { checkPackage } = require('./server/teamsApp/checkPackage.js');
const { unzipPackage } = require('./server/teamsApp/zipPackage.js');
const { inTerminal } = require('./server/findings/inTerminal.js');

const wanted = (process.argv[2] ?? process.env.PORTAL_ENV) || 'dev';
const zip = wanted.endsWith('.zip')
  ? wanted
  : join(root, `appPackage/build/appPackage.${wanted}.zip`);
if (!existsSync(zip))
  stop(`There is no ${relative(process.cwd(), zip)}. Build it with "npm run package".`);
console.log(`\n${relative(process.cwd(), zip)}\n`);
const findings = checkPackage(unzipped());
console.log(inTerminal(findings));
process.exitCode = findings.some(({ Level }) => Level === 'problem') ? 1 : 0;

function unzipped() {
  try {
    return unzipPackage(readFileSync(zip));
  } catch {
    return stop(`${zip} is not a zip file.`);
  }
}
