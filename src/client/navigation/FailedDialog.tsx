import { useState } from 'react';
import type { PartFailure } from '../loading/Boundary';
import { failureOfCode } from '../loading/failureOfCode';
import { isMissingCode } from '../loading/loadable';
import { leftOut, Part } from '../loading/Part';
import { ErrorPanel } from '../ui/trouble/ErrorPanel';
import { LateRefreshDialog } from './lateRefreshDialog';
import { useIsReached } from './useIsReached';

/**
 * Stands in a dialog whose page cannot be shown. Where a newer build has replaced its code, only a
 * reload helps, as for a page (ERRORS-24).
 */
export function FailedDialog({ name, error, time, retry }: PartFailure & { name: string }) {
  const isMissing = isMissingCode(error);
  const isReplaced = useIsReached(isMissing) === true && isMissing;
  const [asksToReload, setAsksToReload] = useState(true);
  return (
    <>
      <ErrorPanel
        name={name}
        failure={failureOfCode(error, name, time)}
        reload={isReplaced ? () => location.reload() : retry}
      />
      {isReplaced && asksToReload && (
        <Part failed={leftOut}>
          <LateRefreshDialog hasTitle close={() => setAsksToReload(false)} />
        </Part>
      )}
    </>
  );
}
