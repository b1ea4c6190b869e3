import type { TermUsage } from '#shared/contract/pages/terms';
import { maxPagesCounted, maxPeopleCounted } from '#shared/rules/targeting/termUsage';
import { format } from '#shared/rules/values/format';
import { atLeast } from '../../texts/atLeast';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import type { TermsOf } from './termEditing';

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

/** Says how many people have chosen a term, e.g. `10,000+ people follow it.` */
export function usePeopleWords(of: TermsOf): (usage: TermUsage) => string {
  const { deletion, [of]: own } = useTexts('terms');
  const locale = useLocale();
  return ({ People }) =>
    People === 0
      ? deletion.nobody
      : format(People === 1 ? own.people.one : own.people.other, {
          count: atLeast(People, maxPeopleCounted, locale),
        });
}
