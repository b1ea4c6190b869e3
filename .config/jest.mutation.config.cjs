/**
 * For `npm run mutation`: one suite of `jest.config.cjs`, the one that tries the code to be changed.
 * Stryker measures what tests run in the environment of a single project.
 */
const { projects } = require('./jest.config.cjs');

const suite = projects.find(({ displayName }) => displayName === 'rules');
module.exports = {
  ...suite,
  // As package.json says it, which jest does not read where it looks for the tests of a file.
  moduleNameMapper: { '^#shared/(.*)$': '<rootDir>/src/shared/$1.ts' },
};
