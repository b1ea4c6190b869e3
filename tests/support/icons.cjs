/**
 * Stands for `@fluentui/react-icons` in widget tests: the same icons, each read from its own file
 * when it is first used. The package's index is 18 MB of JavaScript, which every suite would
 * compile again. A name that has no file of its own comes from there all the same.
 */
const { existsSync } = require('node:fs');
const { dirname, join } = require('node:path');

const files = dirname(require.resolve('@fluentui/react-icons/svg/add'));
/**
 * `ArrowLeft20Regular` and `TextHeader1Regular` stand in `arrow-left.cjs` and `text-header-1.cjs`.
 */
const endings = [/(\d+)?(Regular|Filled|Color|Light)$/, /(Regular|Filled|Color|Light)$/];
const fileOf = (icon) =>
  join(
    files,
    `${icon
      .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
      .replace(/([A-Za-z])(\d)/g, '$1-$2')
      .toLowerCase()}.cjs`,
  );

/** The exports that an icon or another name of the package is found in. */
function homeOf(name) {
  const ownFiles = endings
    .filter((ending) => ending.test(name))
    .map((ending) => fileOf(name.replace(ending, '')));
  const others = [
    require.resolve('@fluentui/react-icons/utils'),
    require.resolve('@fluentui/react-icons/providers'),
    join(files, '../../index.cjs'),
  ];
  const file = [...ownFiles, ...others].find((each) => existsSync(each) && name in require(each));
  return file && require(file);
}

const found = new Map([['__esModule', true]]);
module.exports = new Proxy(
  {},
  {
    get(_, name) {
      if (!found.has(name)) found.set(name, homeOf(name)?.[name]);
      return found.get(name);
    },
  },
);
