import type { FirstTexts } from '../../texts/topics';
import { showNotice } from '../notices';
import type { Failure } from './failure';
import { errorNoticeDuration, handleFailure, type Handling } from './handleFailure';

/**
 * The same as `handleFailure` for what the person wanted to change: that the service was too busy
 * for it is told as well, since nothing else on the page says why it is as before.
 */
export function handleWriteFailure(
  error: unknown,
  texts: FirstTexts,
  options: Omit<Handling, 'quiet'> = {},
): Failure {
  const failure = handleFailure(error, texts, options);
  if (failure.status === 429) {
    // The portal refuses for reasons of its own, too.
    const text = failure.problemId ? texts.widgets.errors.tooMany : texts.notices.busy;
    showNotice({ kind: 'error', text, duration: errorNoticeDuration });
  }
  return failure;
}
