import type { TermUsage } from '#shared/contract/pages/terms';
import { maxPagesCounted } from '#shared/rules/targeting/termUsage';
import { atLeast } from '../../texts/atLeast';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

/** Says what names a term, e.g. `Pages 3, Alerts 1` or `Pages 1,000+`; empty when nothing does. */
export function useUsageWords(): (usage: TermUsage) => string {
  const { places } = useTexts('terms').deletion;
  const locale = useLocale();
  return (usage) =>
    (Object.keys(places) as (keyof typeof places)[])
      .filter((place) => usage[place] > 0)
      .map(
        (place) =>
          `${places[place]} ${atLeast(usage[place], place === 'Pages' ? maxPagesCounted : Infinity, locale)}`,
      )
      .join(', ');
}
