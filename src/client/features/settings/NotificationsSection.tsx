import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { SwitchSection } from './SwitchSection';
import { useNotificationSettings } from './usePersonalSwitches';

/** Section "Notifications" of the settings (SETTINGS-48). */
export function NotificationsSection() {
  const { title, introduction, name, teams, teamsHint, off } = useTexts('settings').notifications;
  const { isOffered, workplace, ...saving } = useNotificationSettings();
  return (
    <SwitchSection
      title={title}
      introduction={introduction}
      name={name}
      {...saving}
      label={teams}
      hint={isOffered ? teamsHint : format(off, { workplace })}
      isDisabled={!isOffered}
    />
  );
}
