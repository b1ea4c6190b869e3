/** The options of Stryker for `npm run mutation`; `scripts/mutation.mjs` chooses the files. */
const folder = '.cache/mutation';
const isApi = process.env.MUTATION_TESTS.startsWith('tests/api/');

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: '.config/jest.mutation.config.cjs', enableFindRelatedTests: false },
  // A test of rules is asked about what it runs itself, so not about what runs once, as a file is
  // loaded. Tests of the server share what runs as it starts: each change needs all of them.
  coverageAnalysis: isApi ? 'all' : 'perTest',
  ignoreStatic: !isApi,
  // Types are not checked: swc removes them.
  disableTypeChecks: false,
  // An endless run is found soon: no test of rules takes a second.
  timeoutMS: 1500,
  concurrency: 1,
  ignorePatterns: ['.cache', '.data', 'dist', 'coverage'],
  tempDirName: `${folder}/copy`,
  cleanTempDir: 'always',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${folder}/report.html` },
  jsonReporter: { fileName: `${folder}/report.json` },
  thresholds: { high: 85, low: 75, break: null },
};
