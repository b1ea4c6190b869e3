import { MenuItem } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { useTexts } from '../texts/useTexts';

interface HistoryAndDeleteProps {
  showHistory: () => void;
  askDelete: () => void;
}

/** The end of the menu of a thing that editors manage. */
export function HistoryAndDelete({ showHistory, askDelete }: HistoryAndDeleteProps) {
  const { forms } = useTexts('editing');
  return (
    <>
      <MenuItem icon={<HistoryRegular />} onClick={showHistory}>
        {forms.history}
      </MenuItem>
      <MenuItem icon={<DeleteRegular />} onClick={askDelete}>
        {forms.delete}
      </MenuItem>
    </>
  );
}
