import type { ReactNode } from 'react';
import { MenuItem } from '@fluentui/react-components';
import { PersonQuestionMarkRegular } from '@fluentui/react-icons/svg/person-question-mark';
import { useTexts } from '../texts/useTexts';
import { useFocusFallback } from '../ui/leave/useFocusFallback';
import { RowMenu } from '../ui/list/RowMenu';
import type { Targeted } from './useWhy';
import { WhoPanel, useWhoQuestion, type WhoQuestion } from './WhoPanel';

interface WhoMenuProps {
  question: WhoQuestion;
  label: string;
  /** The entries before it. */
  first?: ReactNode;
  /** The entries after it. */
  children: ReactNode;
}

/** The menu of a thing that editors manage, with an entry that asks who sees it, and why. */
export function WhoMenu({ question: { button, setAsked }, label, first, children }: WhoMenuProps) {
  const { who } = useTexts('why');
  // On a turn of the phone the button in its place takes the keyboard over.
  useFocusFallback(button, () => button.current);
  return (
    <RowMenu ref={button} label={label}>
      {first}
      <MenuItem icon={<PersonQuestionMarkRegular />} onClick={() => setAsked(true)}>
        {who}
      </MenuItem>
      {children}
    </RowMenu>
  );
}

interface WhoRowMenuProps extends Omit<WhoMenuProps, 'question'> {
  thing: Targeted;
}

/** The menu, with the panel that answers. */
export function WhoRowMenu({ thing, ...menu }: WhoRowMenuProps) {
  const question = useWhoQuestion();
  return (
    <>
      <WhoMenu {...menu} question={question} />
      <WhoPanel question={question} thing={thing} />
    </>
  );
}
