/**
 * For `npm run mutation`: the suite of the rules, with the tests that `MUTATION_TESTS` names. Stryker
 * measures what a test runs in the environment of a single project.
 */
const { projects } = require('./jest.config.cjs');

const suite = projects.find(({ displayName }) => displayName === 'rules');
const tests = process.env.MUTATION_TESTS.split(',');
module.exports = { ...suite, testMatch: tests.map((path) => `<rootDir>/${path}`) };
