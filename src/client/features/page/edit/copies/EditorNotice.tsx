import { useState } from 'react';
import {
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
} from '@fluentui/react-components';
import { useTexts } from '../../../../texts/useTexts';
import { PassingButton } from '../../../../ui/leave/PassingButton';
import { ConfirmDialog } from '../../../../ui/leave/ConfirmDialog';
import { fingerHeight } from '../../../../ui/style/layout';

const useStyles = makeStyles({
  button: fingerHeight,
});

interface NoticeAction {
  label: string;
  /** Distinguishes it from the same action of other notices; left out: the label does. */
  name?: string;
  isSubtle?: boolean;
  /** The question before a text is lost; left out: nothing is. */
  asks?: string;
  run: () => void;
}

interface EditorNoticeProps {
  intent?: 'info' | 'warning';
  text: string;
  actions?: readonly NoticeAction[];
  /** Finds what takes the keyboard over when the notice goes with what was chosen. */
  next?: () => HTMLElement | null | undefined;
}

/**
 * A message to read before writing on, and the actions that it offers. What would lose a text asks
 * first, and is named as the answer that does it.
 */
export function EditorNotice({ intent = 'info', text, actions = [], next }: EditorNoticeProps) {
  const { button } = useStyles();
  const texts = useTexts('pageEditor');
  const [asked, setAsked] = useState<NoticeAction>();
  return (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
      {actions.length > 0 && (
        <MessageBarActions>
          {actions.map((action) => (
            <PassingButton
              key={action.label}
              className={button}
              appearance={action.isSubtle ? 'subtle' : 'secondary'}
              aria-label={action.name}
              onClick={() => (action.asks ? setAsked(action) : action.run())}
              next={next}
            >
              {action.label}
            </PassingButton>
          ))}
        </MessageBarActions>
      )}
      {asked?.asks && (
        <ConfirmDialog
          title={asked.asks}
          text={texts.discardText}
          accept={texts.discard}
          decline={texts.keep}
          isLoss
          onDecline={() => setAsked(undefined)}
          onAccept={() => {
            setAsked(undefined);
            asked.run();
          }}
        />
      )}
    </MessageBar>
  );
}
