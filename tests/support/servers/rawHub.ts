import { WebSocket } from 'ws';
import type { TestPortal } from '../testPortal';

const separator = '\u001e';
export const handshake = `{"protocol":"json","version":1}${separator}`;

/** A message as the hub sent it. */
export interface RawMessage {
  type?: number;
  error?: string;
  allowReconnect?: boolean;
  invocationId?: string;
  target?: string;
}

/** A client that says to the hub whatever a test wants, well-formed or not. */
export interface RawHub {
  socket: WebSocket;
  messages: RawMessage[];
  send(text: string | Buffer): void;
  /** Resolves with the first message that passes. */
  message(passes: (message: RawMessage) => boolean): Promise<RawMessage>;
  /** The close code, once the connection is closed. */
  closed: Promise<number>;
}

/** Opens a WebSocket at the hub as a person; `query` may replace the token. */
export async function openRaw(
  portal: TestPortal,
  person = 'member',
  query?: string,
): Promise<RawHub> {
  const address = `${portal.url.replace('http', 'ws')}/hub?${query ?? `access_token=${await portal.tokenOf(person)}`}`;
  const socket = new WebSocket(address);
  const messages: RawMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    for (const part of data.toString().split(separator).filter(Boolean))
      messages.push(JSON.parse(part) as RawMessage);
    for (const wake of waiting) wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const message: RawHub['message'] = (passes) =>
    new Promise((resolve) => {
      const look = () => {
        const found = messages.find(passes);
        if (found) resolve(found);
      };
      waiting.add(look);
      look();
    });
  return { socket, messages, send: (text) => socket.send(text), message, closed };
}

/** The server's answer to a WebSocket that it refuses. */
export async function refusedUpgrade(
  portal: TestPortal,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; id: string }> {
  const socket = new WebSocket(`${portal.url.replace('http', 'ws')}${path}`, { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => reject(new Error('The hub took the connection.')));
    socket.on('error', () => undefined);
    socket.once('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, id: (JSON.parse(text) as { id: string }).id }),
      );
    });
  });
}
