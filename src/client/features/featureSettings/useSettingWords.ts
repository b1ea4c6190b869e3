import { useTermNames } from '../../data/targeting/useTermNames';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import type { PartWords } from './settingParts';

/** The words for all of a setting's value, with channels and languages by their names. */
export function useSettingWords(): PartWords {
  const names = useTexts('settingTitles');
  const terms = useTermNames(useLcid());
  return { texts: { ...useTexts('featureSettings'), names }, terms };
}
