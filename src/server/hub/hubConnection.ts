import type { RawData, WebSocket } from 'ws';
import { hubKeepAlive, hubTimeout } from '#shared/realtime';
import type { Role } from '#shared/rules/people/roles';
import {
  checkHandshake,
  closing,
  messageTypes,
  ping,
  ProtocolError,
  readMessages,
  written,
  type HubMessage,
} from './protocol';

/** Milliseconds that a client may take to introduce itself. */
const handshakeTimeout = 15_000;
/** Bytes that one message of a client may have; clients send nothing but handshakes and pings. */
const maxMessageLength = 4_096;
/**
 * Bytes that may wait for a client that reads slowly. It comes back and reads again, so that nothing
 * is lost by cutting it off.
 */
const maxBuffered = 65_536;
/** Milliseconds for the closing handshake. */
const goodbyeTimeout = 2_000;

/** WebSocket close codes (RFC 6455 §7.4.1). */
const closeCodes = {
  goingAway: 1001,
  protocolError: 1002,
  policyViolation: 1008,
  tooBig: 1009,
} as const;

export interface HubClient {
  /** Object id of the person. */
  personId: string;
  /** The roles that the person holds; left out: to be requested elsewhere, one by one. */
  roles?: readonly Role[] | undefined;
  /** Milliseconds since 1970 at which the access token ends. */
  until: number;
  /**
   * How many milliseconds old what the client shows may be; left out: it wants nothing of the past.
   */
  age?: number;
}

interface Callbacks {
  now: () => number;
  opened: () => void;
  closed: () => void;
}

/** One client's connection: SignalR's JSON protocol over a WebSocket. */
export class HubConnection {
  #isOpen = false;
  #isEnding = false;
  #lastSent: number;
  #lastHeard: number;

  constructor(
    private readonly socket: WebSocket,
    readonly client: HubClient,
    private readonly callbacks: Callbacks,
  ) {
    this.#lastSent = this.#lastHeard = callbacks.now();
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    // The library ends the connection by itself for anything it refuses (over-long or broken
    // frames); there is nothing to add.
    socket.on('error', () => undefined);
    socket.once('close', () => this.callbacks.closed());
  }

  /** Sends a message, unless the client has not introduced itself yet or is leaving. */
  send(text: string): void {
    if (!this.#isOpen || this.#isEnding) return;
    this.#write(text);
    if (this.socket.bufferedAmount > maxBuffered) this.socket.terminate();
  }

  /**
   * To be called every second or so: pings, notices silence, and ends the connection with the
   * token.
   */
  check(time: number): void {
    if (this.#isEnding) return;
    if (!this.#isOpen && time - this.#lastHeard >= handshakeTimeout)
      this.end(
        { error: 'No handshake came in time.', allowReconnect: true },
        closeCodes.policyViolation,
      );
    else if (time >= this.client.until)
      this.end(
        { error: 'The access token has expired.', allowReconnect: true },
        closeCodes.policyViolation,
      );
    else if (time - this.#lastHeard >= hubTimeout)
      this.end({ error: 'Nothing was heard from this client for a minute.', allowReconnect: true });
    else if (this.#isOpen && time - this.#lastSent >= hubKeepAlive) this.send(ping);
  }

  /** Says goodbye with the reason, and sees to it that the connection is gone soon. */
  end(
    { error, allowReconnect }: { error?: string; allowReconnect: boolean },
    code: number = closeCodes.goingAway,
  ): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    if (this.#isOpen) this.#write(closing(allowReconnect, error));
    else if (error) this.#write(written({ error }));
    this.socket.close(code, error);
    setTimeout(() => this.socket.terminate(), goodbyeTimeout).unref();
  }

  #write(text: string): void {
    this.#lastSent = this.callbacks.now();
    this.socket.send(text, () => undefined);
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isEnding) return;
    this.#lastHeard = this.callbacks.now();
    try {
      this.#read(data as Buffer, isBinary);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.end({ error: error.message, allowReconnect: false }, closeCodes.protocolError);
    }
  }

  #read(data: Buffer, isBinary: boolean): void {
    if (data.length > maxMessageLength)
      return this.end(
        { error: `A message has more than ${maxMessageLength} bytes.`, allowReconnect: false },
        closeCodes.tooBig,
      );
    if (isBinary) throw new ProtocolError('The hub takes text messages only.');
    for (const message of readMessages(data.toString('utf8'))) this.#handle(message);
  }

  #handle(message: HubMessage): void {
    if (this.#isEnding) return;
    if (!this.#isOpen) return this.#open(message);
    switch (message.type) {
      case messageTypes.ping:
        return;
      case messageTypes.close:
        return this.socket.close();
      case messageTypes.invocation:
      case messageTypes.streamInvocation:
        return this.#refuseCall(message);
      default:
        throw new ProtocolError('The hub does not take messages of this type.');
    }
  }

  #open(handshake: HubMessage): void {
    checkHandshake(handshake);
    this.#isOpen = true;
    this.#write(written({}));
    this.callbacks.opened();
  }

  /**
   * Changes are made through the product API, where they are checked; the hub has nothing to call.
   */
  #refuseCall({ invocationId }: HubMessage): void {
    if (typeof invocationId !== 'string') return;
    this.send(
      written({
        type: messageTypes.completion,
        invocationId,
        error: 'The hub has no functions to call; use the product API.',
      }),
    );
  }
}
