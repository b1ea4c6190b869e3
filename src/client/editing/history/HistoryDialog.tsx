import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { HistoryList, type HistoryListProps } from './HistoryList';
import { useReturnFromDialog } from '../../ui/leave/useReturnFromDialog';

interface HistoryDialogProps extends HistoryListProps {
  title: string;
  onClose: () => void;
}

/** The history of something in a dialog of its own. */
export function HistoryDialog({ title, onClose, ...list }: HistoryDialogProps) {
  useReturnFromDialog();
  const { forms } = useTexts('editing');
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <HistoryList {...list} />
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
