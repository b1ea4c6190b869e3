import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { SwitchSection } from './SwitchSection';
import { usePrivacySettings } from './usePersonalSwitches';

/** Section "Privacy" of the settings (SETTINGS-48, TRACK-12). */
export function PrivacySection() {
  const { title, introduction, name, count, countHint, countEnds, off } =
    useTexts('settings').privacy;
  const { isOffered, workplace, days, ...saving } = usePrivacySettings();
  const ends = plural(countEnds, days, useLocale());
  return (
    <SwitchSection
      title={title}
      introduction={introduction}
      name={name}
      {...saving}
      label={count}
      hint={isOffered ? hintFor(countHint, ends, days) : format(off, { workplace })}
      isDisabled={!isOffered}
    />
  );
}

/**
 * The text about what is counted and when it is deleted; 0 days: never. An organisation's own words
 * of earlier versions name the days themselves.
 */
function hintFor(hint: string, ends: string, days: number): string {
  const isNamed = hint.includes('{days}');
  if (days === 0) return isNamed ? hint.replace(/[^.]*\{days\}[^.]*\.?/g, '').trim() : hint;
  return isNamed ? format(hint, { days }) : `${hint} ${ends}`;
}
