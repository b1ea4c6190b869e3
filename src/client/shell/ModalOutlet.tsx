import { Suspense, lazy, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../texts/useTexts';
import { ModalContext } from '../ui/modal';
import { findModal, type FoundModal } from './findModal';
import { ModalGuard } from './ModalGuard';
import { modals as ownModals, type Modal } from './modals';

const ModalDialog = lazy(() => import('./ModalDialog').then(({ ModalDialog: component }) => ({ default: component })));

type Modals = Readonly<Partial<Record<string, Modal>>>;

/** Shows the page named by `?modal=` as a dialog, to those who may open it; closing it leaves the page below unchanged (SHELL-30). */
export function ModalOutlet({ modals = ownModals }: { modals?: Modals }) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('modal');
  const found = useMemo(() => findModal(wanted), [wanted]);
  const close = useCallback(() => setSearch(withoutModal, { replace: true, preventScrollReset: true }), [setSearch]);
  return found && <OpenModal found={found} modal={modals[found.name]} close={close} />;
}

function OpenModal({ found, modal, close }: { found: FoundModal; modal: Modal | undefined; close: () => void }) {
  const texts = useTexts();
  const place = useMemo(() => ({ params: found.params, close }), [found, close]);
  const title = modal?.title(texts);
  const Content = modal?.page;
  return (
    <ModalContext value={place}>
      <ModalGuard name={found.name} close={close} inDialog={(content) => <Suspense><ModalDialog title={title ?? texts.guard.page} close={close}>{content}</ModalDialog></Suspense>}>
        {Content && <Content />}
      </ModalGuard>
    </ModalContext>
  );
}

function withoutModal(present: URLSearchParams): URLSearchParams {
  present.delete('modal');
  return present;
}
