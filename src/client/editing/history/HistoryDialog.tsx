import { Button } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { HistoryList, type HistoryListProps } from './HistoryList';
import { DialogFrame } from '../../ui/leave/DialogFrame';

interface HistoryDialogProps extends HistoryListProps {
  title: string;
  onClose: () => void;
}

/** The history of something in a dialog of its own. */
export function HistoryDialog({ title, onClose, ...list }: HistoryDialogProps) {
  const { forms } = useTexts('editing');
  return (
    <DialogFrame
      onClose={onClose}
      title={title}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {forms.close}
        </Button>
      }
    >
      <HistoryList {...list} />
    </DialogFrame>
  );
}
