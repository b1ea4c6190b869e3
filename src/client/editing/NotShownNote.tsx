import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useSession } from '../data/session/session';
import { useTexts } from '../texts/useTexts';

interface NotShownNoteProps {
  /** The setting without which nobody sees the content. */
  setting: 'showRestaurantMenus' | 'enablePowerBI';
  className?: string;
}

/** Tells editors that nobody sees what they write, while that is so. */
export function NotShownNote(props: NotShownNoteProps) {
  return useSession().settings[props.setting] ? null : <Note {...props} />;
}

function Note({ setting, className }: NotShownNoteProps) {
  const { notShown } = useTexts('editing');
  return (
    <MessageBar intent="warning" layout="multiline" className={className}>
      <MessageBarBody>{format(notShown, { setting })}</MessageBarBody>
    </MessageBar>
  );
}
