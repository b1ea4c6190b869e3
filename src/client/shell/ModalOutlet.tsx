import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Part } from '../loading/Part';
import { useTexts } from '../texts/useTexts';
import { leave as leaveAsking } from '../navigation/heldLeave';
import { LeaveQuestion } from '../navigation/LeaveQuestion';
import { ModalGuard } from '../navigation/ModalGuard';
import { ModalContext, withModal } from '../ui/modal';
import { findModal, type FoundModal } from './findModal';
import { ModalDialog } from './laterParts';
import { modals as ownModals, type Modal } from './modals';

type Modals = Readonly<Partial<Record<string, Modal>>>;

/**
 * Shows the page named by `?modal=` as a dialog, to those who may open it; closing it leaves the
 * page below unchanged (SHELL-30).
 */
export function ModalOutlet({ modals = ownModals }: { modals?: Modals }) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('modal');
  const found = useMemo(() => findModal(wanted), [wanted]);
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
  if (!found) return <LeaveQuestion />;
  return <OpenModal key={wanted} found={found} modal={modals[found.name]} close={close} />;
}

function OpenModal({
  found,
  modal,
  close,
}: {
  found: FoundModal;
  modal: Modal | undefined;
  close: () => void;
}) {
  const texts = useTexts();
  const leave = useCallback(() => leaveAsking('dialog', close), [close]);
  const place = useMemo(() => ({ params: found.params, close, leave }), [found, close, leave]);
  const title = modal?.title(texts);
  const Content = modal?.page;
  return (
    <ModalContext value={place}>
      <ModalGuard
        name={found.name}
        close={close}
        inDialog={(content) => (
          <Part>
            <ModalDialog title={title ?? texts.guard.page} close={leave}>
              {content}
              <LeaveQuestion />
            </ModalDialog>
          </Part>
        )}
      >
        {Content && <Content />}
      </ModalGuard>
    </ModalContext>
  );
}
