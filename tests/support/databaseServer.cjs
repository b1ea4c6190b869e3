/**
 * Run by jest before the suites that store something: one PostgreSQL server for all of them, with a
 * database to copy, for as long as this run.
 */
const { outside } = require('./outside.cjs');

module.exports = async () => {
  const { stop, ...server } = await outside('tests/support/servers/testServer').startTestServer();
  process.env.PORTAL_TEST_SERVER = JSON.stringify(server);
  globalThis.stopTestServer = stop;
};
