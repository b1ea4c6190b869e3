import { tokens } from '@fluentui/react-components';
import { highContrastTheme } from '../../../src/client/ui/style/highContrastTheme';
import { darkTheme, lightTheme } from '../../../src/client/ui/style/themes';

const { tokens: builtTokens } = jest.requireActual<{ tokens: Record<string, string> }>(
  '../../../.config/webpack/fluentTokens.js',
);
const { themeRules } = jest.requireActual<{ themeRules: () => string }>(
  '../../../.config/webpack/themes.cjs',
);

/** Values that a rule of the page sets, by name. */
function valuesOf(rules: string, selector: string): Record<string, string> {
  const [, body = ''] = rules.split(`${selector}{`);
  return Object.fromEntries(
    body
      .slice(0, body.indexOf('}'))
      .split(';')
      .map((line) => line.split(/^--([^:]+):/).slice(1)),
  ) as Record<string, string>;
}

describe('the themes of the page', () => {
  const rules = themeRules();
  const light = valuesOf(rules, ':root');

  it('are whole: light for every page, of the others what differs (TEAMS-15)', () => {
    const text = (theme: object) =>
      Object.fromEntries(Object.entries(theme).map(([name, value]) => [name, String(value)]));
    expect(light).toEqual(text(lightTheme));
    const dark = valuesOf(rules, ':root[data-theme=dark]');
    expect({ ...light, ...dark }).toEqual(text(darkTheme));
    const contrast = valuesOf(rules, ':root[data-theme=contrast]');
    expect({ ...light, ...contrast }).toEqual(text(highContrastTheme));
    expect(dark).not.toHaveProperty('fontSizeBase300');
  });

  it('are light on paper', () => {
    const [, others] = rules.split('@media screen{');
    expect(others).toContain(':root[data-theme=dark]');
    expect(rules.match(/data-theme/g)).toHaveLength(2);
  });

  it('are named by the tokens of the build as by Fluent', () => {
    const names = Object.keys(tokens) as (keyof typeof tokens)[];
    expect(names.filter((name) => !(name in light) && !name.startsWith('zIndex'))).toEqual([]);
    expect(Object.fromEntries(names.map((name) => [name, builtTokens[name]]))).toEqual(tokens);
  });
});
