import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle';
import { useTexts } from '../texts/useTexts';
import { PanelButton } from '../ui/PanelButton';
import { WhyPanel } from './LaterWhyPanel';

/** Says by which rules the page is shown, to whoever asks. */
export function WhyButton({ id, className }: { id: number; className: string }) {
  const { why } = useTexts().page;
  return (
    <PanelButton
      className={className}
      icon={<QuestionCircleRegular />}
      opens="dialog"
      panel={(target, setOpen) => (
        <WhyPanel thing={{ kind: 'page', id }} target={target} close={() => setOpen(false)} />
      )}
    >
      {why}
    </PanelButton>
  );
}
