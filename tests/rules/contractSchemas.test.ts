import { contract } from '#shared/contract/index';
import type { Call } from '#shared/contract/call';
import { compileSerialization } from '../../src/server/http/answers/serialization';
import { compileValidation } from '../../src/server/http/validation';

const calls = Object.entries(contract) as [string, Call][];

it.each(calls)(
  '%s can be checked and answered by its schemas',
  (key, { params, query, body, answer }) => {
    const [method = '', url = ''] = key.split(' ');
    for (const [httpPart, schema] of Object.entries({ params, querystring: query, body })) {
      if (typeof schema !== 'object') continue;
      const result = compileValidation({ schema, method, url, httpPart })('not what it takes');
      expect(result).toMatchObject({ error: { id: 'invalidRequest' } });
    }
    if (typeof answer !== 'object') return;
    const write = compileSerialization({ schema: answer, method, url, httpStatus: '200' });
    expect(textOf(() => write({ unknown: 'never told' }))).toMatch(/^(?!.*never told)/);
  },
);

it('every pattern tells a text of any length at once', () => {
  const patterns = new Set<string>();
  JSON.stringify(contract, (key, value: unknown) =>
    key === 'pattern' && typeof value === 'string' ? (patterns.add(value), value) : value,
  );
  expect(patterns.size).toBeGreaterThan(10);
  const beginnings = ['', 'https://', '/', '#', 'a-', 'en'];
  const parts = ['a', '1', '/', '-', 'a-', ',1', ' '];
  // Two repeated parts that take the same characters would try every way to share these out: the
  // test would not end.
  for (const pattern of patterns)
    for (const beginning of beginnings)
      for (const part of parts)
        expect(
          new RegExp(pattern, 'u').test(`${beginning}${part.repeat(200_000)} \n`) &&
            pattern.endsWith('$'),
        ).toBe(false);
});

/** The written text; empty for a value that cannot be written, for one of the known reasons. */
function textOf(write: () => string): string {
  try {
    return write();
  } catch (error) {
    expect((error as Error).message).toMatch(
      /is required|does not match|cannot be converted|not iterable/,
    );
    return '';
  }
}
