import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { hasOwnNews } from '../data/session/hasOwnNews';
import { useSession } from '../data/session/session';
import { useTexts } from '../texts/useTexts';
import { SettingsLink } from './SettingsLink';

interface NotShownNoteProps {
  /** The setting without which nobody sees the content, or Today leaves it out. */
  setting: 'showRestaurantMenus' | 'enablePowerBI' | 'enableWorkplaceLight';
  className?: string;
}

/** Tells editors that nobody sees what they write, or not on Today, while that is so. */
export function NotShownNote(props: NotShownNoteProps) {
  const { settings } = useSession();
  const isShown =
    props.setting === 'enableWorkplaceLight' ? hasOwnNews(settings) : settings[props.setting];
  return isShown ? null : <Note {...props} />;
}

function Note({ setting, className }: NotShownNoteProps) {
  const { notShown, ownNewsNotShown } = useTexts('editing');
  const text = setting === 'enableWorkplaceLight' ? ownNewsNotShown : notShown;
  return (
    <MessageBar intent="warning" layout="multiline" className={className}>
      <MessageBarBody>
        {format(text, { setting })} <SettingsLink setting={setting} />
      </MessageBarBody>
    </MessageBar>
  );
}
