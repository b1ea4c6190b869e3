import { readAlert } from '#shared/rules/widgets/alerts';
import { texts as da } from '../../src/client/texts/alertMessages/da';
import { texts as en } from '../../src/client/texts/alertMessages/en';
import { texts as fi } from '../../src/client/texts/alertMessages/fi';
import { texts as nb } from '../../src/client/texts/alertMessages/nb';
import { texts as sv } from '../../src/client/texts/alertMessages/sv';

it('ERRORS-34 a number is a status, with the component that failed behind a semicolon', () => {
  expect(readAlert('404')).toEqual({ status: 404, component: undefined });
  expect(readAlert(' 503; News ')).toEqual({ status: 503, component: 'News' });
  expect(readAlert('503;two\nlines')).toEqual({ status: 503, component: 'two\nlines' });
  expect(readAlert('503; ')).toEqual({ status: 503, component: undefined });
});

it('ERRORS-35 ERRORS-59 a name of the table has its kind, and every other text is a failure’s own', () => {
  expect(readAlert('offline')).toEqual({ name: 'offline', kind: 'warning' });
  expect(readAlert('updatedorder')).toEqual({ name: 'updatedorder', kind: 'success' });
  for (const text of ['toString', 'x404', '404x', '404,News'])
    expect(readAlert(text)).toEqual({ text, kind: 'error' });
});

it.each(Object.entries({ da, en, fi, nb, sv }))(
  'ERRORS-48 in %s no two alerts say the same, so that none tells of another',
  (_, texts) => {
    const said: string[] = Object.values(texts);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  },
);
