/**
 * `npm run packages`: names what package.json asks for that is old or advised against, and ends
 * with 1 when there is something to do. Asks the registry that npm is configured for; one that
 * offers no advisories is said, not passed over.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Why a newer major version does not fit yet. */
const held = {
  '@fastify/static': 'a part of its next major version asks for Node.js 22 (content-disposition)',
  '@swc/core': 'the newest is not there for every system that the lock file serves',
  '@types/node': 'the types of the oldest Node.js that runs the portal',
  jsdom: 'its next major version has not been tried with the tests of widgets',
  parse5: 'its next major version is no CommonJS, which the server is (decision 0003)',
  'powerbi-client':
    'a newer one does not embed a report as the portal asks it to (tests/widgets/reports)',
  typescript: 'typescript-eslint reads this one; types are checked by typescript-native',
};

const outdated = Object.entries(npmJson('outdated', '--json')).filter(
  ([, { current, latest }]) => latest !== undefined && isNewer(latest, current),
);
const late = outdated.filter(([name]) => !(name in held));
for (const [name, { current, latest }] of outdated)
  console.log(`${name} ${current} → ${latest}${name in held ? `  held: ${held[name]}` : ''}`);
const idle = Object.keys(held).filter((name) => !outdated.some(([other]) => other === name));
for (const name of idle) console.log(`${name} is held for nothing: it is the newest.`);

const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const deprecated = Object.entries(locked).filter(([, { deprecated: advice }]) => advice);
for (const [path, { deprecated: advice }] of deprecated)
  console.log(`${path.replace(/^.*node_modules\//, '')} is advised against: ${advice}`);

const { vulnerabilities, error, message } = npmJson('audit', '--json', '--omit=dev');
const flawed = Object.entries(vulnerabilities ?? {});
for (const [name, { severity, range }] of flawed)
  console.log(`${name} ${range} has a published flaw (${severity}).`);
if (!vulnerabilities)
  console.log(`The registry told no advisories: ${error?.summary || message || 'no answer'}`);

const found = late.length + idle.length + deprecated.length + flawed.length;
console.log(found === 0 ? 'Nothing is to be done.' : `${found} to look at.`);
process.exitCode = found === 0 ? 0 : 1;

/** npm ends with 1 when it finds something; its answer is JSON all the same. */
function npmJson(...words) {
  const { stdout } = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout || '{}');
}

function isNewer(version, than) {
  const parts = (text) => text.split(/[.-]/).map(Number);
  const [a, b] = [parts(version), parts(than)];
  const place = a.findIndex((part, index) => part !== b[index]);
  return place >= 0 && a[place] > b[place];
}
