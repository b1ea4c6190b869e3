import fastify from 'fastify';

/** The floor of the news benchmark: one route that answers bytes from memory, and nothing else. */
const app = fastify();
let bytes: Buffer = Buffer.alloc(0);
let encoding = 'identity';
app.addContentTypeParser(
  'application/octet-stream',
  { parseAs: 'buffer', bodyLimit: 50_000_000 },
  (_request, body, done) => done(null, body),
);
app.put('/bytes', (request, reply) => {
  bytes = request.body as Buffer;
  encoding = String(request.headers['x-encoding']);
  reply.code(204).send();
});
app.get('/api/pages/news/top', (_request, reply) =>
  reply
    .type('application/json; charset=utf-8')
    .headers({ 'content-encoding': encoding, vary: 'accept-encoding' })
    .send(bytes),
);
app.get('/health/ready', (_request, reply) => reply.send('ready'));
void app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
