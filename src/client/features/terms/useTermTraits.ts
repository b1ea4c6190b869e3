import type { Term } from '#shared/contract/pages/terms';
import { groupsOf, hasProperty, propertyOf } from '#shared/rules/targeting/channelProperties';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

/** The special traits of a term, in a few words each. */
export function useTermTraits(term: Term): string[] {
  const { list } = useTexts('terms');
  const locale = useLocale();
  const property = propertyOf(term, 'personalization');
  const groups = groupsOf(term).length;
  return [
    term.IsDeprecated && list.deprecated,
    !term.IsAvailableForTagging && list.group,
    property !== '' && format(list.property, { property }),
    groups > 0 && plural(list.groups, groups, locale),
    hasProperty(term, 'radioButtons') && list.oneOf,
    hasProperty(term, 'hidesNonMapped') && list.hidden,
  ].filter((trait) => trait !== false);
}
