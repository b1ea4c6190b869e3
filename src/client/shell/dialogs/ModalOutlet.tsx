import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notifyMissingPart } from '../../loading/missingParts';
import { Part } from '../../loading/Part';
import { LeaveQuestion } from '../../navigation/LeaveQuestion';
import { withModal } from '../../ui/leave/modal';
import { useQuery } from '../../ui/useQuery';
import { OpenModal } from '../laterParts';
import type { Modals } from './modals';

/**
 * Shows the page named by `?modal=` as a dialog, to those who may open it; closing it leaves the
 * page below unchanged (SHELL-30).
 */
export function ModalOutlet({ modals }: { modals?: Modals }) {
  const [search, write] = useQuery();
  const wanted = search.get('modal');
  const { state } = useLocation() as { state: { modalBelow?: string } | null };
  const below = state?.modalBelow;
  const close = useCallback(
    () =>
      void write(
        (present) => (present.get('modal') === wanted ? withModal(present, below) : undefined),
        { replace: true },
      ),
    [write, wanted, below],
  );
  if (!wanted) return <LeaveQuestion />;
  const dialog = <OpenModal key={wanted} wanted={wanted} modals={modals} close={close} />;
  return (
    // The next time it is drawn is another try.
    <Part chance={dialog} failed={({ error }) => <MissingDialog error={error} />}>
      {dialog}
    </Part>
  );
}

/** The page below is all there is: whoever leaves it is asked as without a dialog. */
function MissingDialog({ error }: { error: unknown }) {
  useEffect(() => notifyMissingPart(error), [error]);
  return <LeaveQuestion />;
}
