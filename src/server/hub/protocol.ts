/** Ends every message of SignalR's JSON protocol. */
const separator = '\u001e';

/** Kinds of messages in SignalR's hub protocol. */
export const messageTypes = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
} as const;

/** A message of a client, of which only the outline is known. */
export interface HubMessage {
  type?: unknown;
  invocationId?: unknown;
  target?: unknown;
  protocol?: unknown;
  version?: unknown;
}

/** A message of a client that the hub does not accept; the error's text goes to the client. */
export class ProtocolError extends Error {
  override name = 'ProtocolError';
}

/** The messages in what a client sent at once. */
export function readMessages(text: string): HubMessage[] {
  if (!text.endsWith(separator))
    throw new ProtocolError('A message does not end with the record separator U+001E.');
  return text.slice(0, -1).split(separator).map(readMessage);
}

function readMessage(text: string): HubMessage {
  const message = parsed(text);
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new ProtocolError('A message is not a JSON object.');
  return message;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProtocolError('A message could not be read as JSON.');
  }
}

/** A message as it goes over the wire. */
export function written(message: object): string {
  return JSON.stringify(message) + separator;
}

/** Calls a function of the client. */
export function invocation(target: string, argument: unknown): string {
  return written({ type: messageTypes.invocation, target, arguments: [argument] });
}

export const ping = written({ type: messageTypes.ping });

/** Ends the connection, and says whether the client may come back by itself. */
export function closing(allowReconnect: boolean, error?: string): string {
  return written({ type: messageTypes.close, error, allowReconnect });
}

/** @throws ProtocolError for a handshake other than SignalR's JSON protocol, version 1. */
export function checkHandshake({ protocol, version }: HubMessage): void {
  if (protocol !== 'json') throw new ProtocolError('The hub speaks the protocol "json" only.');
  if (version !== 1)
    throw new ProtocolError('The hub speaks version 1 of the protocol "json" only.');
}
