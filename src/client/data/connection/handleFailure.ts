import { isPlainEnglish, loadTopic } from '../../texts/catalogues';
import { failureText } from '../../texts/failureText';
import { format } from '#shared/rules/values/format';
import type { FirstTexts } from '../../texts/topics';
import { failureIn, type Failure } from './failure';
import { showNotice, undoDuration } from '../notices';
import { clientState } from '../../platform/clientState';

/** ERRORS-05, ERRORS-55. */
export const errorNoticeDuration = 5_000;

/**
 * True for the failures in whose place a cached value is shown: 504, no network, offline
 * (ERRORS-07, ERRORS-08, ERRORS-09).
 */
export function isOffline(failure: Failure): boolean {
  return failure.status === 0 || failure.status === 504;
}

/**
 * True while it is the service's own trouble and will pass: what was read before is better than
 * nothing, with its age.
 */
export function isPassing(failure: Failure): boolean {
  return isOffline(failure) || [429, 502, 503].includes(failure.status);
}

/**
 * True where the service says that the person may not have it, or that it is not there. A sign-in
 * that has expired says nothing of that.
 */
export function isRefusal({ status, isSignInNeeded }: Failure): boolean {
  return [401, 402, 403, 404, 410].includes(status) && !isSignInNeeded;
}

/**
 * True for the failures that end in the fallback value without a message (ERRORS-02, ERRORS-03).
 */
function isQuiet(failure: Failure): boolean {
  return failure.status === 402 || failure.status === 429;
}

/**
 * Writes the failure to the console for support (ERRORS-01). It names no person and holds no token.
 */
export function logFailure(failure: Failure): void {
  // eslint-disable-next-line no-console -- the browser's console is the log that support asks for
  console.warn(
    `${failure.operation}: ${failure.status} ${failure.url}`,
    failure.messages,
    failure.requestId ?? '',
  );
}

export interface Handling {
  quiet?: boolean;
  retry?: () => void;
  /** The notice's words in place of the operation: they may hold the person's, and are not logged. */
  name?: string;
}

/**
 * The shared handler for what a person did and that failed: logs it, then shows the operation, the
 * reason and the status for five seconds (ERRORS-01..06), or for ten with a way to try again. 402 and
 * 429 show nothing.
 */
export function handleFailure(error: unknown, texts: FirstTexts, options: Handling = {}): Failure {
  const failure = failureIn(error);
  logFailure(failure);
  if (options.quiet || isQuiet(failure)) return failure;
  const notify = (operation: string) => {
    const text = noticeText(operation, failure, texts);
    const { retry } = options;
    const action = retry && { text: texts.widgets.errors.tryAgain, run: retry };
    showNotice({
      kind: 'error',
      text,
      ...(action ? { duration: undoDuration, action } : { duration: errorNoticeDuration }),
    });
  };
  if (options.name !== undefined) notify(options.name);
  else if (isPlainEnglish()) notify(failure.operation);
  else void operationText(failure.operation).then(notify);
  return failure;
}

/** Where there was no answer, there is no status to tell. */
function noticeText(operation: string, failure: Failure, { widgets, notices }: FirstTexts): string {
  if (failure.status === 0) return `${operation}: ${widgets.errors.noAnswer}`;
  const reason = failureText(failure, widgets.errors);
  return format(notices.failed, { operation, reason, status: failure.status });
}

/** The operation's name in the person's language; where that cannot be had, as in the log. */
async function operationText(operation: string): Promise<string> {
  const names: Readonly<Record<string, string>> = await loadTopic('operations').catch(() => ({}));
  return names[operation] ?? operation;
}

const offlineNoticeUntil = clientState(() => 0);

/**
 * Says that only saved data is shown (OFFLINE-03); once for all the widgets that notice it
 * together.
 */
export function noticeOffline(texts: FirstTexts): void {
  if (Date.now() < offlineNoticeUntil.value) return;
  offlineNoticeUntil.value = Date.now() + errorNoticeDuration;
  showNotice({ kind: 'warning', text: texts.notices.offline, duration: errorNoticeDuration });
}
