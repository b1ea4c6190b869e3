import { clockOptions, dateFormat } from '../../../src/client/texts/formatters';

const morning = new Date(2026, 10, 30, 8, 5);

it.each(['en', 'en-GB', 'da', 'fi', 'nb', 'sv'])(
  'a time beside a day is written as a time alone in %s',
  (locale) => {
    const alone = dateFormat(locale, { timeStyle: 'short' }).format(morning);
    const beside = dateFormat(locale, { day: 'numeric', ...clockOptions(locale) }).format(morning);
    expect(alone).toMatch(/^0?8[:.]05/);
    expect(beside.endsWith(` ${alone}`)).toBe(true);
  },
);
