import { FailureError, type Failure } from '../connection/failure';
import { isFinalRefusal } from '../editing/attempt';
import { presentDate } from '../../platform/presentTime';

/** Where the newest of what was written is. */
export type CopyStatus =
  /** Nothing was written that is not stored. */
  | { state: 'none' }
  /** It will be kept within a second. */
  | { state: 'typing' }
  /**
   * `window`: this window alone has it; `failure` says why the server does not. `at`: since when.
   */
  | { state: 'kept'; where: 'server' | 'device' | 'window'; at: Date; failure?: Failure }
  /**
   * The same person writes on it in another window, and neither is to overwrite the other. In two
   * windows of one browser the device has the text of one alone.
   */
  | { state: 'elsewhere' };

/** The places in which a copy is kept; each call is about the newest content. */
export interface CopyPlaces<Content> {
  /** Resolves to whether the device has it. `isSent`: so has the server. */
  toDevice: (content: Content, isSent: boolean) => Promise<boolean>;
  /** Throws a `FailureError`. */
  toServer: (content: Content, isLast: boolean) => Promise<void>;
  /** Discards it everywhere. */
  discard: () => Promise<void>;
}

/** Milliseconds from the first letter: on the device within a second, on the server within five. */
const [deviceDelay, serverDelay] = [500, 2_500];
/** Milliseconds until the server is tried again, twice as many each time. */
const [firstRetry, maxRetryDelay] = [5_000, 60_000];

/**
 * Keeps what somebody writes while they write it: first on the device, then on the server. One
 * request is under way at a time, and the newest content follows it; what fails is tried again.
 */
export class CopyKeeper<Content> {
  private status: CopyStatus = { state: 'none' };
  private device: ReturnType<typeof setTimeout> | undefined;
  private server: ReturnType<typeof setTimeout> | undefined;
  private retry = firstRetry;
  private sending: Promise<void> | undefined;
  private isSent = true;
  private hasEnded = false;

  constructor(
    private readonly places: CopyPlaces<Content>,
    private readonly notify: (status: CopyStatus) => void,
    /** It could not be discarded; `retry` tries once more, unless something was written since. */
    private readonly onKept: (error: unknown, retry: () => void) => void,
    /** The content that both places have already. */
    private content?: Content,
  ) {}

  /** The newest of what is written; nothing when it is again as it is stored. */
  take(content: Content | undefined): void {
    if (content === this.content) return;
    this.content = content;
    if (content === undefined) return void this.giveUp();
    this.isSent = false;
    if (!['elsewhere', 'typing'].includes(this.status.state)) this.say({ state: 'typing' });
    this.device ??= setTimeout(() => void this.keepOnDevice(), deviceDelay);
    if (this.status.state !== 'elsewhere')
      this.server ??= setTimeout(() => void this.send(), serverDelay);
  }

  /** Keeps at once what still waits; the page may be about to go. */
  flush(): void {
    if (this.content === undefined || this.isSent) return;
    void this.keepOnDevice();
    if (this.status.state !== 'elsewhere') void this.send(true);
  }

  /** Discards what was written: it is stored, or was given up. */
  async discard(): Promise<void> {
    this.stop();
    this.content = undefined;
    this.isSent = true;
    await this.sending;
    if (this.content !== undefined) return;
    // The request under way may have scheduled the next one.
    this.stop();
    this.say({ state: 'none' });
    await this.places.discard();
  }

  private giveUp = async (): Promise<void> => {
    if (this.content !== undefined) return;
    try {
      await this.discard();
    } catch (error) {
      this.onKept(error, () => void this.giveUp());
    }
  };

  /** This window goes on, over what another one has written. */
  goOn(): void {
    this.say({ state: 'typing' });
    void this.send();
  }

  /** The other window may have stored or discarded what it wrote; if it has, this is sent. */
  lookAgain(): void {
    if (this.status.state === 'elsewhere') void this.send();
  }

  begin(): void {
    this.hasEnded = false;
  }

  /** The form goes: what waits is kept at once, and nothing is tried again after it. */
  end(): void {
    this.hasEnded = true;
    this.flush();
    this.stop();
  }

  private stop(): void {
    clearTimeout(this.device);
    clearTimeout(this.server);
    this.device = this.server = undefined;
  }

  private say(status: CopyStatus): void {
    this.status = status;
    this.notify(status);
  }

  private async keepOnDevice(): Promise<void> {
    clearTimeout(this.device);
    this.device = undefined;
    const { content } = this;
    if (content === undefined) return;
    const where = await this.deviceOrWindow(content);
    if (content !== this.content) return;
    if (this.status.state === 'typing') this.say({ state: 'kept', where, at: presentDate() });
  }

  /** Keeps on the device what the server does not have. */
  private async deviceOrWindow(content: Content): Promise<'device' | 'window'> {
    return (await this.places.toDevice(content, false)) ? 'device' : 'window';
  }

  private async send(isLast = false): Promise<void> {
    clearTimeout(this.server);
    this.server = undefined;
    // The newest follows what is under way; of several that wait for it, one alone goes on.
    while (this.sending) {
      await this.sending;
      if (this.isSent || this.server !== undefined) return;
    }
    const { content } = this;
    if (content === undefined) return;
    this.sending = this.deliver(content, isLast);
    await this.sending;
  }

  private async deliver(content: Content, isLast: boolean): Promise<void> {
    try {
      await this.places.toServer(content, isLast);
      this.retry = firstRetry;
      if (content === this.content) await this.hasArrived(content);
      else this.follow();
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      await this.hasFailed(error.failure);
    } finally {
      this.sending = undefined;
    }
  }

  /** The other window is done, and more was written here meanwhile. */
  private follow(): void {
    if (this.content === undefined || this.status.state !== 'elsewhere') return;
    this.say({ state: 'typing' });
    this.server ??= setTimeout(() => void this.send(), serverDelay);
  }

  private async hasArrived(content: Content): Promise<void> {
    this.isSent = true;
    await this.places.toDevice(content, true);
    if (content === this.content) this.say({ state: 'kept', where: 'server', at: presentDate() });
  }

  private async hasFailed(failure: Failure): Promise<void> {
    const { content } = this;
    if (content === undefined) return;
    const where = await this.deviceOrWindow(content);
    // A look that does not come through says nothing of the other window.
    if (failure.status === 409 || this.status.state === 'elsewhere')
      return this.say({ state: 'elsewhere' });
    this.say({ state: 'kept', where, at: presentDate(), failure });
    if (isFinalRefusal(failure) || this.hasEnded) return;
    const wait = Math.max(this.retry, 1_000 * (failure.retryAfterSeconds ?? 0));
    this.server ??= setTimeout(() => void this.send(), wait);
    this.retry = Math.min(this.retry * 2, maxRetryDelay);
  }
}
