import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { SwitchSection } from './SwitchSection';
import { usePrivacySettings } from './usePersonalSwitches';

/** Section "Privacy" of the settings (SETTINGS-48, TRACK-12). */
export function PrivacySection() {
  const { title, introduction, name, count, countHint, countForEver, off } =
    useTexts('settings').privacy;
  const { isOffered, workplace, days, ...saving } = usePrivacySettings();
  const counted = days === 0 ? countForEver : format(countHint, { days });
  return (
    <SwitchSection
      title={title}
      introduction={introduction}
      name={name}
      {...saving}
      label={count}
      hint={isOffered ? counted : format(off, { workplace })}
      isDisabled={!isOffered}
    />
  );
}
