import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Part } from '../../loading/Part';
import { LeaveQuestion } from '../../navigation/LeaveQuestion';
import { withModal } from '../../ui/leave/modal';
import { OpenModal } from '../laterParts';
import type { Modals } from './modals';

/**
 * Shows the page named by `?modal=` as a dialog, to those who may open it; closing it leaves the
 * page below unchanged (SHELL-30).
 */
export function ModalOutlet({ modals }: { modals?: Modals }) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('modal');
  const { state } = useLocation() as { state: { modalBelow?: string } | null };
  const below = state?.modalBelow;
  const close = useCallback(
    () =>
      setSearch((present) => withModal(present, below), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch, below],
  );
  if (!wanted) return <LeaveQuestion />;
  return (
    <Part>
      <OpenModal key={wanted} wanted={wanted} modals={modals} close={close} />
    </Part>
  );
}
