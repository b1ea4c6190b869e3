import fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { FinishedAnswers } from '../../../src/server/http/answers/finishedAnswers';

const long = (word: string) => ({ text: `${word} `.repeat(1_000) });

/** A server that answers `current.answer`, and how often that was written. */
function serve(answer: object, hasTag = false) {
  const current = { answer, written: 0 };
  const finished = new FinishedAnswers();
  const app = fastify();
  app.get('/', (request, reply) =>
    finished.send(request, reply, {
      answer: current.answer,
      write: () => {
        current.written += 1;
        return JSON.stringify(current.answer);
      },
      hasTag,
    }),
  );
  const get = (headers: Record<string, string> = { 'accept-encoding': 'gzip' }) =>
    app.inject({ url: '/', headers });
  return { current, get };
}

it('an answer that holds is written once for all who ask, also at the same time', async () => {
  const { current, get } = serve(long('news'));
  const answers = await Promise.all([get(), get(), get()]);
  answers.push(await get());
  for (const { rawPayload, headers } of answers) {
    expect(headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(current.answer);
  }
  expect(current.written).toBe(1);
});

it('another object never gets the bytes of one before it, nor one form those of another', async () => {
  const { current, get } = serve(long('old'));
  await get();
  current.answer = long('new');
  const [packed, plain] = [await get(), await get({})];
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(long('new'));
  expect([plain.headers['content-encoding'], plain.json()]).toEqual([undefined, long('new')]);
});

it('a short answer is not compressed; only one with a tag may be kept by clients', async () => {
  const short = serve({ a: 1 });
  expect((await short.get()).headers).toMatchObject({ vary: 'accept-encoding' });
  expect((await short.get()).headers['content-encoding']).toBeUndefined();
  expect((await short.get()).headers.etag).toBeUndefined();
  const tagged = serve(long('tree'), true);
  const { headers } = await tagged.get();
  const again = await tagged.get({ 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  expect(headers['cache-control']).toBe('private, no-cache');
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, GZIP', 'gzip'],
  ['br ; q=0.0,gzip ; q=0.001', 'gzip'],
  ['br;q=0.1', 'br'],
  ['zbr, brx, x-gzip', undefined],
  ['br;q=0, gzip; q=0.00', undefined],
  ['identity', undefined],
])('who sends "%s" gets %s', async (header, encoding) => {
  const { headers } = await serve(long('news')).get({ 'accept-encoding': header });
  expect(headers['content-encoding']).toBe(encoding);
});
