/**
 * Stands for `@fluentui/react-components` in widget tests: the same exports, each read from its own
 * package when it is first used. The package's index loads all sixty packages, of which a widget
 * uses a dozen.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const index = readFileSync(
  join(require.resolve('@fluentui/react-components/package.json'), '../lib-commonjs/index.cjs'),
  'utf8',
);
const packages = new Map(
  [...index.matchAll(/^const (\w+) = require\("(.+)"\);$/gm)].map(([, variable, name]) => [
    variable,
    name,
  ]),
);

Object.defineProperty(exports, '__esModule', { value: true });
for (const [, name, variable, original] of index.matchAll(
  /^ {4}(?:get )?(\w+) \(\) {\s+return (\w+)\.(\w+);$/gm,
)) {
  Object.defineProperty(exports, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = require(packages.get(variable))[original];
      Object.defineProperty(exports, name, { enumerable: true, value });
      return value;
    },
  });
}
