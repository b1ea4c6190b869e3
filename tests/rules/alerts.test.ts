import { readAlert } from '#shared/rules/widgets/alerts';

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
