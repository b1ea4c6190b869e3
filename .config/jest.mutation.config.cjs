/**
 * For `npm run mutation`: the suite of the tests that `MUTATION_TESTS` names, without a database of
 * its own. Stryker measures what a test runs in the environment of a single project.
 */
const { projects } = require('./jest.config.cjs');

const tests = process.env.MUTATION_TESTS.split(',');
const wanted = tests[0].startsWith('tests/api/') ? 'api' : 'rules';
const { globalSetup, globalTeardown, ...suite } = projects.find(
  ({ displayName }) => displayName === wanted,
);
module.exports = {
  ...suite,
  testMatch: tests.map((path) => `<rootDir>/${path}`),
};
