import { reworded } from '../../../src/client/texts/reworded';

const texts = {
  shell: { refresh: 'Refresh', more: { one: '{count} more', other: '{count} more' } },
  plain: 'Plain',
};

it('ADMIN-15 a text is worded differently by its key, at any depth, and the others stay as they are', () => {
  expect(
    reworded(texts, { 'shell.refresh': 'Again', 'shell.more.one': 'One more', plain: 'Own' }),
  ).toEqual({
    shell: { refresh: 'Again', more: { one: 'One more', other: '{count} more' } },
    plain: 'Own',
  });
  expect(texts.shell.refresh).toBe('Refresh');
});

it.each([
  'shell',
  'shell.more',
  'shell.refresh.deeper',
  'unknown',
  'shell.unknown',
  '__proto__.polluted',
  'constructor',
  '',
])('the key "%s", which names no text, changes nothing', (key) => {
  expect(reworded(texts, { [key]: 'Own' })).toEqual(texts);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
