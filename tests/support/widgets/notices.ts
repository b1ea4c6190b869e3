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
