import { data } from './page';
import type { Place } from './deepLinks';
import { settings } from './settings';
import { sendEvent } from './wire';

/** The cover of the tab, if it has one. */
export type Cover =
  { kind: 'none' } | { kind: 'loading' } | { kind: 'trouble'; title: string; text: string };

/** As Teams documents it. */
const suspendTimeout = 30_000;
/** Like Teams, without `allow-top-navigation`: a tab cannot take the window over. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups ' +
  'allow-popups-to-escape-sandbox allow-pointer-lock allow-downloads ' +
  'allow-storage-access-by-user-activation';

/**
 * The frame of the app with its life: loading, shown, suspended in the background, resumed, ended.
 */
export class TabFrame {
  private frame?: HTMLIFrameElement;
  private readonly registered = new Set<string>();
  private timer?: number;
  /** Resolves when the suspended app is ready to be resumed, with whether it still lives. */
  private suspended?: Promise<boolean>;
  private readyToUnload: () => void = () => undefined;

  constructor(
    private readonly stage: HTMLElement,
    private readonly showCover: (cover: Cover) => void,
  ) {}

  get window(): Window | null | undefined {
    return this.frame?.contentWindow;
  }

  /** Opens a place: in the suspended app when it can be resumed, else in a new frame. */
  async open({ entityId }: Place): Promise<void> {
    const tab = data.app.tabs.find((candidate) => candidate.entityId === entityId);
    if (!tab)
      return this.fail(
        'This tab does not exist',
        'The link leads to a tab that the app does not have.',
      );
    this.wait();
    if (this.frame && (await this.suspended)) return this.resume(tab.entityId, tab.contentUrl);
    this.end();
    this.frame = this.newFrame(tab.name, tab.contentUrl);
    this.stage.prepend(this.frame);
  }

  /**
   * The person goes elsewhere. An app that registered for it is kept in the background, another one
   * ends.
   */
  leave(): void {
    this.stopWaiting();
    this.showCover({ kind: 'none' });
    if (!this.frame) return;
    if (!this.registered.has('load') || !this.registered.has('beforeUnload')) return this.end();
    this.frame.hidden = true;
    this.suspended ??= this.suspend();
  }

  /** The app ends: the next time it starts from nothing. */
  end(): void {
    this.frame?.remove();
    this.frame = undefined;
    this.suspended = undefined;
    this.registered.clear();
  }

  register(name: string): void {
    this.registered.add(name);
  }

  /** Notifies the app, if it registered for such events. */
  notify(name: string, args: unknown[]): void {
    if (this.registered.has(name)) sendEvent(this.window, name, args);
  }

  /** Offers a press of Teams' back button to the app; false when it takes none. */
  takesBack(): boolean {
    if (this.frame?.hidden || !this.registered.has('backButton')) return false;
    sendEvent(this.window, 'backButtonPress', []);
    return true;
  }

  appLoaded(): void {
    this.showCover({ kind: 'none' });
  }

  succeeded(): void {
    this.stopWaiting();
    this.showCover({ kind: 'none' });
  }

  fail(title: string, text: string): void {
    this.stopWaiting();
    this.showCover({ kind: 'trouble', title, text });
  }

  isReadyToUnload(): void {
    this.readyToUnload();
  }

  private resume(entityId: string, contentUrl: string): void {
    this.suspended = undefined;
    if (this.frame) this.frame.hidden = false;
    this.notify('load', [{ entityId, contentUrl }]);
  }

  private async suspend(): Promise<boolean> {
    const frame = this.frame;
    const isReady = new Promise<boolean>((resolve) => {
      this.readyToUnload = () => resolve(true);
      window.setTimeout(() => resolve(false), suspendTimeout);
    });
    this.notify('beforeUnload', []);
    const kept = await isReady;
    if (this.frame === frame) this.dropHandlers();
    if (!kept && this.frame === frame) this.end();
    return kept;
  }

  /** As documented: an app that goes to sleep registers again for what it wants to hear of. */
  private dropHandlers(): void {
    for (const name of this.registered)
      if (name !== 'load' && name !== 'beforeUnload') this.registered.delete(name);
  }

  private wait(): void {
    this.stopWaiting();
    if (!data.app.showLoadingIndicator) return this.showCover({ kind: 'none' });
    this.showCover({ kind: 'loading' });
    this.timer = window.setTimeout(
      () => this.fail('We couldn’t load the app', `${data.app.name} took too long to answer.`),
      settings.loadTimeout,
    );
  }

  private stopWaiting(): void {
    window.clearTimeout(this.timer);
  }

  private newFrame(title: string, address: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.setAttribute('sandbox', sandbox);
    frame.src = address;
    return frame;
  }
}
