import type { FieldNames } from '../../editing/form/fieldNames';
import { entriesOf } from '#shared/rules/values/records';
import { languageFacts } from '#shared/rules/settings/interfaceLanguages';
import { useTexts } from '../../texts/useTexts';

/** The fields of a term, by their names on the wire and in the form. */
export function useTermFields(): FieldNames {
  const { form } = useTexts('terms');
  return {
    ...{
      InternalName: form.name,
      Labels: form.names,
      ParentTermGuid: form.parent,
      SortOrder: form.order,
      IsAvailableForTagging: form.available,
      IsDeprecated: form.deprecated,
    },
    ...{ Url: form.site, FriendlyUrl: form.site, LocalCustomProperties: form.directory },
    ...Object.fromEntries(entriesOf(languageFacts).map(([code, { name }]) => [code, name])),
    ...{
      personalization: form.property,
      groups: form.groups,
      siteUrl: form.site,
      hidesNonMapped: form.hidesNonMapped,
      deselectsNonPushed: form.deselectsNonPushed,
      radioButtons: form.radioButtons,
    },
  };
}
