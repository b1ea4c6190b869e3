import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useTexts } from '../texts/useTexts';
import { HistoryList, type HistoryEntry } from './HistoryList';
import type { WidgetState } from '../ui/widgetState';
import { useReturnFromDialog } from '../ui/useReturnFromDialog';

interface HistoryDialogProps {
  title: string;
  state: WidgetState<readonly HistoryEntry[]>;
  /** Puts the thing back to the state of an entry; the dialog stays. */
  onRestore: (id: number) => void;
  onClose: () => void;
}

/** The history of something in a dialog of its own. */
export function HistoryDialog({ title, state, onRestore, onClose }: HistoryDialogProps) {
  useReturnFromDialog();
  const { forms } = useTexts('editing');
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <HistoryList state={state} onRestore={onRestore} />
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {forms.close}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
