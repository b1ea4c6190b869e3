import { useRef, useState, type ReactNode } from 'react';
import { MenuItem } from '@fluentui/react-components';
import { PersonQuestionMarkRegular } from '@fluentui/react-icons/svg/person-question-mark';
import { Part } from '../loading/Part';
import { useTexts } from '../texts/useTexts';
import { RowMenu } from '../ui/list/RowMenu';
import { WhyPanel } from './LaterWhyPanel';
import type { Targeted } from './useWhy';

interface WhoRowMenuProps {
  label: string;
  thing: Targeted;
  /** The entries before it. */
  first?: ReactNode;
  /** The entries after it. */
  children: ReactNode;
}

/** The menu of a thing that editors manage, with an entry that says who sees it, and why. */
export function WhoRowMenu({ label, thing, first, children }: WhoRowMenuProps) {
  const { who } = useTexts('why');
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RowMenu ref={button} label={label}>
        {first}
        <MenuItem icon={<PersonQuestionMarkRegular />} onClick={() => setAsking(true)}>
          {who}
        </MenuItem>
        {children}
      </RowMenu>
      {isAsking && (
        <Part>
          <WhyPanel thing={thing} title={who} target={button} close={() => setAsking(false)} />
        </Part>
      )}
    </>
  );
}
