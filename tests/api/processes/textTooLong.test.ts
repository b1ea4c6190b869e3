import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { Problem } from '#shared/errors';
import type { Storage } from '../../../src/server/db/storage';
import { answerError } from '../../../src/server/http/answers/errorHandler';
import { inThread } from '../../../src/server/inThread';

it('a text that takes too long to check is refused with the reason, and is no failure of the portal', async () => {
  const endless = join(mkdtempSync(join(tmpdir(), 'endless-')), 'endless.js');
  writeFileSync(endless, 'for (;;);');
  const app = fastify();
  app.decorate('storage', { hasRoom: true } as Storage);
  app.setErrorHandler(answerError);
  app.put('/', () => inThread(endless, {}, { milliseconds: 50, megabytes: 100 }));
  const answer = await app.inject({ method: 'PUT', url: '/' });
  expect(answer.statusCode).toBe(413);
  expect(answer.json<Problem>()).toMatchObject({
    id: 'bodyTooLarge',
    detail: 'It took too long to check the text. Make it shorter or simpler.',
  });
  await app.close();
});
