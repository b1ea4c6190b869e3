import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../loading/lazyPart';
import { Part } from '../loading/Part';
import { useTexts } from '../texts/useTexts';
import { ModalContext, withModal } from '../ui/modal';
import { findModal, type FoundModal } from './findModal';
import { ModalDialog } from './laterParts';
import { ModalGuard } from './ModalGuard';
import { modals as ownModals, type Modal } from './modals';

const UnsavedQuestion = lazyPart(() => import('./UnsavedQuestion'), 'UnsavedQuestion');

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
  return found && <OpenModal key={wanted} found={found} modal={modals[found.name]} close={close} />;
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
  const isUnsaved = useRef(false);
  const [asks, setAsks] = useState(false);
  const leave = useCallback(() => (isUnsaved.current ? setAsks(true) : close()), [close]);
  const setUnsaved = useCallback((unsaved: boolean) => void (isUnsaved.current = unsaved), []);
  const place = useMemo(
    () => ({ params: found.params, close, leave, setUnsaved }),
    [found, close, leave, setUnsaved],
  );
  const title = modal?.title(texts);
  const Content = modal?.page;
  // While the code of the question arrives, the form stays as it is.
  const question = asks && (
    <Part>
      <UnsavedQuestion discard={close} stay={() => setAsks(false)} />
    </Part>
  );
  return (
    <ModalContext value={place}>
      <ModalGuard
        name={found.name}
        close={close}
        inDialog={(content) => (
          <Part>
            <ModalDialog title={title ?? texts.guard.page} close={leave}>
              {content}
              {question}
            </ModalDialog>
          </Part>
        )}
      >
        {Content && <Content />}
      </ModalGuard>
    </ModalContext>
  );
}
