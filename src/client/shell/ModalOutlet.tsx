import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../texts/useTexts';
import { modals as ownModals, type Modal } from './modals';

const ModalDialog = lazy(() => import('./ModalDialog').then(({ ModalDialog: component }) => ({ default: component })));

/** Shows the page named by `?modal=` as a dialog; closing it leaves the page below unchanged (SHELL-30). */
export function ModalOutlet({ modals = ownModals }: { modals?: Readonly<Record<string, Modal>> }) {
  const texts = useTexts();
  const [search, setSearch] = useSearchParams();
  const name = search.get('modal') ?? '';
  const modal = Object.hasOwn(modals, name) ? modals[name] : undefined;
  if (!modal) return null;
  const Content = modal.page;
  const close = () => setSearch((present) => {
    present.delete('modal');
    return present;
  }, { replace: true, preventScrollReset: true });
  return <Suspense><ModalDialog title={modal.title(texts)} close={close}><Content /></ModalDialog></Suspense>;
}
