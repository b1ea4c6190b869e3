import { data, byId } from './page';

const max = 200;
const names = { tab: 'App', popup: 'Pop-up', teams: 'Teams' };

/** A request of the Teams client library. */
interface WireRequest {
  id: number;
  uuidAsString?: string;
  func: string;
  args?: unknown[];
  /** Nested app authentication sends its request here. */
  data?: string;
}

export interface Call {
  args: unknown[];
  data?: string;
  from: 'tab' | 'popup';
  /** Answers the request; the two status conventions of the library are up to the caller. */
  reply(...args: unknown[]): void;
}

/** The windows that may ask. */
export interface Askers {
  tab(): Window | null | undefined;
  popup(): Window | null | undefined;
}

/**
 * Hands every request of the tab or its pop-up on; what comes from elsewhere is no business of
 * Teams.
 */
export function listenToApp(askers: Askers, handle: (name: string, call: Call) => void): void {
  window.addEventListener(
    'message',
    ({ source, origin, data: message }: MessageEvent<WireRequest | undefined>) => {
      const from =
        source && source === askers.tab()
          ? 'tab'
          : source && source === askers.popup()
            ? 'popup'
            : undefined;
      if (!from || typeof message?.func !== 'string' || !isOfApp(origin)) return;
      const { id, uuidAsString, func, args = [] } = message;
      noteMessage(from, func);
      handle(func, {
        args,
        data: message.data,
        from,
        reply: (...answer) =>
          (source as Window).postMessage({ id, uuidAsString, args: answer }, origin),
      });
    },
  );
}

/** Notifies the app in a window of something that happened. */
export function sendEvent(target: Window | null | undefined, func: string, args: unknown[]): void {
  noteMessage('teams', func);
  target?.postMessage({ func, args }, data.productUrl);
}

/** Teams talks to the valid domains of the package only. */
export function isOfApp(address: string): boolean {
  return URL.canParse(address) && data.app.validDomains.includes(new URL(address).host);
}

/**
 * Writes who said what to whom into the page's list of messages; contents stay out, they hold
 * tokens.
 */
function noteMessage(from: keyof typeof names, name: string): void {
  const list = byId('log');
  const item = document.createElement('li');
  const speaker = document.createElement('b');
  speaker.textContent = names[from];
  item.append(speaker, ` ${name}`);
  list.append(item);
  if (list.children.length > max) list.firstElementChild?.remove();
}
