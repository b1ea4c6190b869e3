const { readFileSync } = require('node:fs');
const path = require('node:path');
const { transformSync } = require('@swc/core');

/** On a narrow phone, and at a zoom of 400 %, the long words of a title fit their line. */
const narrow =
  '@media (max-width:359.98px){:root{--fontSizeHero800:26px;--lineHeightHero800:34px}}';

const folder = path.join(__dirname, '../../src/client/ui/style');

/**
 * The themes as style rules, for the page: light on `:root`, of the others what differs, by the
 * attribute `data-theme` of the page. Paper is always light.
 */
function themeRules() {
  const { lightTheme, darkTheme } = load('themes.ts');
  const { highContrastTheme } = load('highContrastTheme.ts');
  const rule = (selector, theme, base = {}) =>
    `${selector}{${Object.entries(theme)
      .filter(([name, value]) => base[name] !== value)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`;
  const dark = rule(':root[data-theme=dark]', darkTheme, lightTheme);
  const contrast = rule(':root[data-theme=contrast]', highContrastTheme, lightTheme);
  return `${rule(':root', lightTheme)}@media screen{${dark}${contrast}}${narrow}`;
}

/** Runs a file of styles; of Fluent it needs the tokens only. */
function load(name) {
  const filename = path.join(folder, name);
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const loaded = { exports: {} };
  const find = (wanted) =>
    wanted.startsWith('./') ? load(`${wanted}.ts`) : require('@fluentui/tokens');
  new Function('require', 'module', 'exports', code)(find, loaded, loaded.exports);
  return loaded.exports;
}

module.exports = { themeRules };
