import { useEffect, type ReactNode } from 'react';
import { modalRoutes, type ModalName } from '#shared/rules/pages/routeTable';
import { Refusal } from './Refusal';
import { useAdmission } from './useAdmission';
import { useUnlicensedNotice } from './useUnlicensedNotice';

interface ModalGuardProps {
  name: ModalName;
  close: () => void;
  /** Puts what is shown into the dialog's frame; a refusal has no title of its own. */
  inDialog: (content: ReactNode, isUntitled: boolean) => ReactNode;
  /** The dialog's page; nothing where its code does not exist. */
  children: ReactNode;
}

/**
 * Decides who may open a dialog. An unlicensed person stays on the page below, which is open to
 * them.
 */
export function ModalGuard({ name, close, inDialog, children }: ModalGuardProps) {
  const admission = useAdmission(modalRoutes[name]);
  switch (admission.state) {
    case 'open':
      return children && inDialog(children, false);
    case 'waiting':
      return null;
    case 'unlicensed':
      return <Unlicensed close={close} />;
    default:
      return inDialog(<Refusal admission={admission} />, true);
  }
}

function Unlicensed({ close }: { close: () => void }) {
  const notify = useUnlicensedNotice();
  useEffect(() => {
    notify();
    close();
  }, [notify, close]);
  return null;
}
