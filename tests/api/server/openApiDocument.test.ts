import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const ask = (headers: Record<string, string> = {}, { url } = portal) =>
  fetch(`${url}/api/openapi.json`, { headers });

it('the OpenAPI document is the same plain and packed, and who has it gets it no more', async () => {
  const plain = await ask({ 'accept-encoding': 'identity' });
  const text = await plain.text();
  expect([plain.status, plain.headers.get('content-type'), plain.headers.get('vary')]).toEqual([
    200,
    'application/json; charset=utf-8',
    'accept-encoding',
  ]);
  expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0' });
  for (const encoding of ['br', 'gzip', 'gzip']) {
    const packed = await ask({ 'accept-encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(await packed.text()).toBe(text);
  }
  const again = await ask({ 'if-none-match': plain.headers.get('etag')! });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

it('who asks for the OpenAPI document too often is refused', async () => {
  const limited = await startTestPortal({ beside: portal, config: { rateLimitAnonymous: 2 } });
  try {
    const statuses: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) statuses.push((await ask({}, limited)).status);
    expect(statuses).toEqual([200, 200, 429]);
  } finally {
    await limited.stop();
  }
});
