/**
 * `npm start`: installs what is missing, builds, and starts the portal. Without a configured tenant
 * it also starts the dev tenant beside it and fills an empty database with the example
 * organisation.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadEnvironment } from './environment.mjs';
import { installPackages, requireNode, stop } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const children = [];
let stopping;

requireNode();
loadEnvironment(root, process.env.PORTAL_ENV, 'local');
const settings = {
  ...process.env,
  PORT: process.env.PORT || '3000',
  DATA_DIR: process.env.DATA_DIR || join(root, '.data'),
};
const portalUrl = settings.PUBLIC_URL || `http://localhost:${settings.PORT}`;
// One of them alone is a mistake, which the server explains.
const hasTenant = Boolean(settings.TENANT_ID || settings.CLIENT_ID);

requireSettings();
await requireFreePorts();
installPackages(root, { withTests: false });
const { build } = await import('./build.mjs');
await build();

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(0));
const tenant = hasTenant ? undefined : await startDevTenant();
await startPortal(tenant?.environment ?? {});
if (tenant) await seed(tenant);
announce(tenant);

async function startDevTenant() {
  const child = start(
    'dist/devTenant/main.js',
    { ...settings, PRODUCT_URL: portalUrl, NODE_ENV: 'development' },
    ['ignore', 'pipe', 'inherit'],
  );
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{')) resolve(JSON.parse(line));
      else console.log(line);
    });
  });
}

async function startPortal(environment) {
  start('dist/server/main.js', { LOG_LEVEL: 'warn', ...settings, ...environment }, 'inherit');
  const deadline = Date.now() + 120_000;
  while (!(await isReady())) {
    if (Date.now() > deadline)
      await stopAll(1, `The portal did not become ready at ${portalUrl} within two minutes.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function isReady() {
  return fetch(`http://localhost:${settings.PORT}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function seed({ controlUrl }) {
  const answer = await fetch(`${controlUrl}/seed`, { method: 'POST' });
  if (!answer.ok)
    await stopAll(
      1,
      `The example content could not be stored: ${answer.status} ${await answer.text()}`,
    );
}

function announce(devTenant) {
  console.log(`\n  The portal runs at  ${portalUrl}\n`);
  if (!devTenant) return;
  const width = Math.max(...devTenant.people.map(({ upn }) => upn.length));
  console.log(`  See it in Teams at  ${devTenant.hostUrl}\n`);
  console.log(
    '  It talks to the dev tenant, a small Microsoft 365 on this machine, with the example organisation Nordvik.',
  );
  console.log('  Sign in as (no password):\n');
  for (const { upn, description } of devTenant.people)
    console.log(`    ${upn.padEnd(width)}  ${description}`);
  console.log(
    `\n  Identity ${devTenant.identityUrl}   Graph ${devTenant.graphUrl}   SharePoint ${devTenant.sharePointUrl}   Control ${devTenant.controlUrl}`,
  );
  console.log('  Stop with Ctrl+C; the content stays.\n');
}

function start(file, env, stdio) {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, file)], {
    cwd: root,
    env,
    stdio,
  });
  children.push(child);
  child.on(
    'exit',
    (code, signal) =>
      void stopAll(
        code ?? 1,
        code === 0 ? undefined : `${file} ended with ${signal ?? `exit code ${code}`}.`,
      ),
  );
  return child;
}

function stopAll(exitCode, sentence) {
  stopping ??= (async () => {
    if (sentence) console.error(sentence);
    await Promise.all(children.map(endChild));
    process.exit(exitCode);
  })();
  return stopping;
}

function endChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return undefined;
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/**
 * Checks settings that the server cannot report, because it would be asked too late or is not asked
 * at all.
 */
function requireSettings() {
  requirePort('PORT', 65_535);
  if (hasTenant) return;
  requirePort('DEV_TENANT_PORT', 65_530);
  if (!['', 'small', 'large', undefined].includes(settings.DEV_TENANT_SIZE))
    stop(`DEV_TENANT_SIZE must be small or large, not "${settings.DEV_TENANT_SIZE}".`);
}

function requirePort(name, highest) {
  const value = settings[name];
  if (value && !(/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= highest))
    stop(`${name} must be a whole number from 1 to ${highest}, not "${value}".`);
}

/** The portal's port, and the six in a row of the dev tenant. */
async function requireFreePorts() {
  const first = Number(settings.DEV_TENANT_PORT || 3001);
  await requireFreePort(Number(settings.PORT), 'PORT=3100');
  if (hasTenant) return;
  for (let port = first; port < first + 6; port += 1) {
    if (port === Number(settings.PORT))
      stop(
        `The dev tenant needs the ports ${first} to ${first + 5}, and the portal is to have ${port}. Choose others with DEV_TENANT_PORT=${first + 100} npm start.`,
      );
    await requireFreePort(port, `DEV_TENANT_PORT=${first + 100}`);
  }
}

function requireFreePort(port, choice) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () =>
      stop(
        `Port ${port} is taken by another program. Stop it, or choose another with ${choice} npm start.`,
      ),
    );
    probe.listen(port, () => probe.close(resolve));
  });
}
