import { useRef, useState } from 'react';
import { Button } from '@fluentui/react-components';
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle';
import { Part } from '../loading/Part';
import { WhyPanel } from './LaterWhyPanel';
import { useTexts } from '../texts/useTexts';

/** Says by which rules the page is shown, to whoever asks. */
export function WhyButton({ id, className }: { id: number; className: string }) {
  const { why } = useTexts().page;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        className={className}
        appearance="subtle"
        icon={<QuestionCircleRegular />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {why}
      </Button>
      {isOpen && (
        <Part>
          <WhyPanel thing={{ kind: 'page', id }} target={button} close={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}
