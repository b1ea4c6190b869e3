import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
} from '@fluentui/react-components';

const useStyles = makeStyles({
  button: { '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

interface NoticeAction {
  label: string;
  /** Distinguishes it from the same action of other notices; left out: the label does. */
  name?: string;
  isSubtle?: boolean;
  run: () => void;
}

interface EditorNoticeProps {
  intent?: 'info' | 'warning';
  text: string;
  actions?: readonly NoticeAction[];
}

/** A message to read before writing on, and the actions that it offers. */
export function EditorNotice({ intent = 'info', text, actions = [] }: EditorNoticeProps) {
  const { button } = useStyles();
  return (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>{text}</MessageBarBody>
      {actions.length > 0 && (
        <MessageBarActions>
          {actions.map(({ label, name, isSubtle, run }) => (
            <Button
              key={label}
              className={button}
              appearance={isSubtle ? 'subtle' : 'secondary'}
              aria-label={name}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
