/**
 * jest's own runtime, but a worker compiles each module once instead of once for every test file:
 * jest has modules compiled by `vm.compileFunction`, of which V8 keeps nothing. A script runs in
 * the context of any file, and what V8 has compiled of its functions stays.
 */
const vm = require('node:vm');

const compileFunction = vm.compileFunction;
/** The last script of each file; a file may have another text for another project. */
const scripts = new Map();

vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options ?? {};
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  const opening = `(function (${parameters.join(', ')}) {`;
  const kept = scripts.get(filename);
  if (kept?.source === source && kept.opening === opening)
    return kept.script.runInContext(parsingContext);
  // Lines and columns stay those of the source.
  const script = new vm.Script(`${opening}${source}\n})`, {
    filename,
    columnOffset: -opening.length,
  });
  scripts.set(filename, { source, opening, script });
  return script.runInContext(parsingContext);
};

module.exports = require('jest-runtime');
