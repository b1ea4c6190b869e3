import { useCallback, useMemo } from 'react';
import { Part } from '../../loading/Part';
import { leave as leaveAsking } from '../../navigation/heldLeave';
import { LeaveQuestion } from '../../navigation/LeaveQuestion';
import { ModalGuard } from '../../navigation/ModalGuard';
import { useTexts } from '../../texts/useTexts';
import { ModalContext } from '../../ui/leave/modal';
import { findModal, type FoundModal } from './findModal';
import { ModalDialog } from './ModalDialog';
import { modals as ownModals, type Modal, type Modals } from './modals';

interface OpenModalProps {
  /** The dialog that the address names, which need not exist. */
  wanted: string;
  modals?: Modals;
  close: () => void;
}

/** The dialog that the address names, for those who may open it. */
export function OpenModal({ wanted, modals = ownModals, close }: OpenModalProps) {
  const found = useMemo(() => findModal(wanted), [wanted]);
  if (!found) return <LeaveQuestion />;
  return <FoundDialog found={found} modal={modals[found.name]} close={close} />;
}

interface FoundDialogProps {
  found: FoundModal;
  modal: Modal | undefined;
  close: () => void;
}

function FoundDialog({ found, modal, close }: FoundDialogProps) {
  const texts = useTexts();
  const leave = useCallback(() => leaveAsking('dialog', close), [close]);
  const place = useMemo(() => ({ params: found.params, close, leave }), [found, close, leave]);
  const Content = modal?.page;
  return (
    <ModalContext value={place}>
      <ModalGuard
        name={found.name}
        close={close}
        inDialog={(content, isUntitled) => (
          <Part>
            <ModalDialog
              title={modal?.title(texts) ?? texts.guard.page}
              size={modal?.size}
              belongsTo={modal?.belongsTo}
              isUntitled={isUntitled}
              close={leave}
            >
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
