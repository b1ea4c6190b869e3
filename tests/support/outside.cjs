/**
 * Loads a file of the project outside the sandbox that jest makes for every test file, so once for
 * each of jest's workers: the server and the dev tenant are the same for all files, and faster the
 * longer they run.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');
const jestConfig = require('../../.config/jest.config.cjs');

const root = join(__dirname, '..', '..');
const [[, compilerOptions]] = Object.values(jestConfig.projects[0].transform);

const resolveInNode = Module._resolveFilename;
Module._resolveFilename = function (request, ...context) {
  return resolveInNode.call(
    this,
    request.startsWith('#shared/') ? join(root, 'src', request.slice(1)) : request,
    ...context,
  );
};
Module._extensions['.ts'] = (module, filename) => {
  module._compile(
    transformSync(readFileSync(filename, 'utf8'), {
      ...compilerOptions,
      filename,
      sourceMaps: false,
    }).code,
    filename,
  );
};

/** `path` is relative to the project and has no ending. */
exports.outside = (path) => require(join(root, path));
