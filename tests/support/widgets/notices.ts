import { screen } from '@testing-library/react';
import { listenToNotices, type Notice } from '../../../src/client/data/notices';

/** The notices of the test that runs, in their order. */
export function watchNotices(): Notice[] {
  const notices: Notice[] = [];
  let stop: () => void;
  beforeEach(() => {
    notices.length = 0;
    stop = listenToNotices((notice) => notices.push(notice));
  });
  afterEach(() => stop());
  return notices;
}

/** A notice as it is drawn. A screen reader's copy of its words stands beside the list. */
export async function drawnNotice(text: string | RegExp): Promise<HTMLElement> {
  const words = await screen.findByText(text, { selector: '[role="list"] *' });
  return words.closest<HTMLElement>('[role="listitem"]')!;
}

/**
 * The timer of a notice that is drawn: an animation that draws nothing, and takes the notice away
 * with its end.
 */
export const timerOf = (notice: HTMLElement) =>
  notice.querySelector<HTMLElement>('[data-timer-status]')!;
