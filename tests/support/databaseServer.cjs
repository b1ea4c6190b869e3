/**
 * Run by jest before the suites that store something: one PostgreSQL server for all of them, with a
 * database to copy, for as long as this run. Code that runs beside the tests is compiled for it.
 */
const { join } = require('node:path');

const root = join(__dirname, '..', '..');

module.exports = async () => {
  const { compileTests } = await import('../../scripts/compileTests.mjs');
  process.env.PORTAL_ROOT = root;
  const servers = join(compileTests(root), 'tests/support/servers/testServer.js');
  const { stop, ...server } = await require(servers).startTestServer();
  process.env.PORTAL_TEST_SERVER = JSON.stringify(server);
  globalThis.stopTestServer = stop;
};
