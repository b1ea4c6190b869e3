import { FailureError, type Failure } from '../data/connection/failure';
import { logFailure } from '../data/connection/handleFailure';
import { handleWriteFailure } from '../data/connection/handleWriteFailure';
import { useTexts } from '../texts/useTexts';
import { useIsThere } from '../ui/leave/useIsThere';

interface ImportEnd {
  /** Closes the dialog, but none that was opened after it was left. */
  done: () => void;
  /** Has the dialog show why it failed; once that was left, a notice does. */
  fail: (failure: Failure, show: () => void) => void;
}

/** How an import ends whose dialog may have been left meanwhile. */
export function useImportEnd(close: () => void): ImportEnd {
  const texts = useTexts();
  const isThere = useIsThere();
  return {
    done: () => {
      if (isThere()) close();
    },
    fail: (failure, show) => {
      if (!isThere()) return void handleWriteFailure(new FailureError(failure), texts);
      logFailure(failure);
      show();
    },
  };
}
