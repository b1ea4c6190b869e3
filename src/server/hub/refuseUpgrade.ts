import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ProblemError, problemDocument } from '../http/problems';

/** Answers a request for a WebSocket with a problem document, as any other request would be. */
export function refuseUpgrade(socket: Duplex, error: unknown): void {
  const problem = error instanceof ProblemError ? error : new ProblemError('internal');
  const { headers, document } = problemDocument(problem);
  const body = JSON.stringify(document);
  const lines = Object.entries({
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    `HTTP/1.1 ${document.status} ${STATUS_CODES[document.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  );
}
