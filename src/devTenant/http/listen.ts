import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer, Handler, Received } from './message';

export interface Listening {
  /** `http://localhost:{port}`, no slash at the end. */
  url: string;
  close(): Promise<void>;
}

const maxBody = 20_000_000;

/** Serves one handler on its own origin; port 0 takes a free one. */
export async function listen(port: number, handler: Handler): Promise<Listening> {
  const server = createServer((request, response) => void serve(request, response, handler));
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  handler: Handler,
): Promise<void> {
  try {
    send(response, await handler(await receive(request)));
  } catch (error) {
    send(response, {
      status: 500,
      body: {
        error: {
          code: 'devTenantFailure',
          message: error instanceof Error ? error.stack : String(error),
        },
      },
    });
  }
}

async function receive(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBody) throw new Error('The request body is larger than 20 MB.');
    chunks.push(chunk);
  }
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  return {
    method: request.method ?? 'GET',
    url,
    headers: request.headers,
    body: Buffer.concat(chunks),
  };
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer.silence === 'hang') return;
  if (answer.silence === 'drop') {
    response.destroy();
    return;
  }
  const { type, content } = encode(answer.body);
  const headers: Record<string, string | string[]> = {
    'cache-control': 'no-store',
    ...(type ? { 'content-type': type } : {}),
    ...answer.headers,
  };
  response.writeHead(answer.status, headers).end(content);
}

function encode(body: Answer['body']): { type?: string; content?: string | Buffer } {
  if (body === undefined) return {};
  if (typeof body === 'string') return { type: 'text/html; charset=utf-8', content: body };
  if (Buffer.isBuffer(body)) return { type: 'application/octet-stream', content: body };
  return { type: 'application/json; charset=utf-8', content: JSON.stringify(body) };
}
