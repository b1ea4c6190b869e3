import {
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr';
import {
  hubKeepAlive,
  hubPath,
  hubTimeout,
  updateComponentState,
  type ComponentUpdate,
} from '#shared/realtime';
import { retryDelay } from '#shared/rules/values/retryDelay';
import { getToken } from '../auth/tokens';
import { connection as dataConnection } from '../data/connection/connection';
import { lastRun, maxHiddenPause, onSlept } from '../platform/moments';

interface HubLinkOptions {
  onUpdate: (update: ComponentUpdate) => void;
  /** Told what the browser says of a connection that broke while the page is seen. */
  onBroken: (message: string) => void;
  /** Told at every connection when the hub cannot tell what was missed. */
  onUnknown?: (() => void) | undefined;
}

/** Milliseconds that connecting may take, on top of the time that passed. */
const connectingTime = 10_000;
/**
 * Milliseconds in a tab that nobody sees. After five minutes browsers let such a tab run once a
 * minute: too seldom for the pings.
 */
const maxHiddenTime = 4 * 60_000;

/**
 * Keeps this page connected to the hub for as long as it is seen, from when it is first; returns how
 * to end that.
 */
export function openHubLink(options: HubLinkOptions): () => void {
  const link = new HubLink(options);
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(() => void link.pause(), maxHiddenTime);
    else void link.resume();
  };
  const onOnline = () => void (document.hidden || link.resume());
  const stopHearing = onSlept((before) => link.slept(before));
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  onVisibility();
  return () => {
    stopHearing();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    clearTimeout(hiding);
    void link.pause();
  };
}

class HubLink {
  readonly #connection: HubConnection;
  /**
   * Since when updates may have been missed, milliseconds since 1970; undefined while connected.
   */
  #outOfStepSince: number | undefined = Date.now() - performance.now();
  #failedAttempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;

  constructor(private readonly options: HubLinkOptions) {
    this.#connection = new HubConnectionBuilder()
      .withUrl(this.#url(), {
        accessTokenFactory: hubToken,
        transport: HttpTransportType.WebSockets,
        withCredentials: false,
      })
      .withAutomaticReconnect({
        nextRetryDelayInMilliseconds: ({ previousRetryCount }) =>
          this.#delayBefore(previousRetryCount),
      })
      .withServerTimeout(hubTimeout)
      .withKeepAliveInterval(hubKeepAlive)
      .configureLogging(LogLevel.None)
      .build();
    this.#connection.on(updateComponentState, options.onUpdate);
    this.#connection.onreconnecting((error) => this.#lost(error));
    this.#connection.onreconnected(() => this.#connected());
    this.#connection.onclose((error) => this.#closed(error));
  }

  /** Connects, or tries again at once when it was waiting to. */
  async resume(): Promise<void> {
    this.#isWanted = true;
    if (this.#connection.state === HubConnectionState.Reconnecting) await this.#startAnew();
    else await this.#start();
  }

  /** The connection may be gone although it does not look so. */
  slept(before: number): void {
    this.#outOfStepSince ??= before - hubTimeout;
    if (this.#isWanted) void this.#startAnew();
  }

  async pause(): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#retry);
    this.#outOfStepSince ??= lastRun();
    await this.#connection.stop();
  }

  /** A silent network is noticed only by the time-out, a short sleep not at all. */
  #missedUnnoticed(): void {
    this.#outOfStepSince ??= lastRun() - maxHiddenPause - hubTimeout;
  }

  async #startAnew(): Promise<void> {
    await this.#connection.stop();
    await this.#start();
  }

  async #start(): Promise<void> {
    clearTimeout(this.#retry);
    if (!this.#isWanted || this.#connection.state !== HubConnectionState.Disconnected) return;
    this.#connection.baseUrl = this.#url();
    try {
      await this.#connection.start();
      this.#connected();
    } catch {
      this.#startLater();
    }
  }

  #startLater(): void {
    if (!this.#isWanted) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#start(), retryDelay(this.#failedAttempts++));
  }

  #connected(): void {
    this.#outOfStepSince = undefined;
    this.#failedAttempts = 0;
    this.options.onUnknown?.();
  }

  #lost(error: Error | undefined): void {
    this.#missedUnnoticed();
    this.#connection.baseUrl = this.#url();
    this.#notify(error);
  }

  #closed(error: Error | undefined): void {
    this.#missedUnnoticed();
    this.#notify(error);
    this.#startLater();
  }

  #delayBefore(previousRetryCount: number): number {
    const delay = retryDelay(previousRetryCount);
    // At the first attempt the client does not take a new address yet; `#lost` gives it.
    if (previousRetryCount > 0) this.#connection.baseUrl = this.#url(delay);
    return delay;
  }

  /** HUB-07. Goodbyes and time-outs are no news to anybody. */
  #notify(error: Error | undefined): void {
    if (error?.message.includes('1006') && !document.hidden) this.options.onBroken(error.message);
  }

  /** Says how old what is on screen may be, so that the hub can tell what was missed. */
  #url(delay = 0): string {
    const age = Date.now() - (this.#outOfStepSince ?? Date.now()) + delay + connectingTime;
    return `${location.origin}${hubPath}?age=${Math.round(age)}`;
  }
}

/** HUB-02: nobody is asked for anything because of the hub. */
function hubToken(): Promise<string> {
  return getToken([dataConnection().config.apiScope], { interactive: false });
}
