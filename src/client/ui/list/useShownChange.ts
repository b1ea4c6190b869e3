import { useState } from 'react';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

/**
 * Says in words how many rows came or went with the last press, to be read aloud; `notePress` comes
 * before the press has its effect.
 */
export function useShownChange(count: number): { words: string; notePress: () => void } {
  const texts = useTexts().widgets;
  const locale = useLocale();
  const [countBefore, setCountBefore] = useState<number>();
  const added = count - (countBefore ?? count);
  return {
    words: added > 0 ? plural(texts.moreShown, added, locale) : added < 0 ? texts.lessShown : '',
    notePress: () => setCountBefore(count),
  };
}
