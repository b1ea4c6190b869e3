import type { NewTerm, Term } from '#shared/contract/pages/terms';
import {
  hasProperty,
  maxGroups,
  maxPropertyLength,
  propertyOf,
  withProperty,
  type ChannelProperty,
} from '#shared/rules/targeting/channelProperties';
import {
  interfaceLanguages,
  languageFacts,
  interfaceLanguageOf,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';
import { isWebAddress } from '#shared/rules/addresses/webAddress';
import type { Texts } from '../../texts/topics';
import { format } from '#shared/rules/values/format';
import { lengthError, titleError } from '../../ui/form/titleError';
import type { FormErrors } from '../../ui/form/useForm';

/** The form's values. Names by language are empty where there is none. */
export interface TermValues extends Record<InterfaceLanguage, string> {
  InternalName: string;
  /** Empty: at the top. */
  ParentTermGuid: string;
  IsAvailableForTagging: boolean;
  IsDeprecated: boolean;
  personalization: string;
  groups: string;
  siteUrl: string;
  hidesNonMapped: boolean;
  deselectsNonPushed: boolean;
  radioButtons: boolean;
}

export const termFields = [
  'InternalName',
  'ParentTermGuid',
] as const satisfies readonly (keyof TermValues)[];
/** Properties that are on or off. */
export const termSwitches = [
  'hidesNonMapped',
  'deselectsNonPushed',
  'radioButtons',
] as const satisfies readonly ChannelProperty[];
const written = ['personalization', 'siteUrl'] as const satisfies readonly ChannelProperty[];

const objectId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function valuesOfTerm(term: Term | undefined, parent = ''): TermValues {
  const properties = term ?? { LocalCustomProperties: {} };
  const nameIn = (language: InterfaceLanguage) =>
    term?.Labels.find(({ Language }) => interfaceLanguageOf(Language) === language)?.Name ?? '';
  return {
    InternalName: term?.InternalName ?? '',
    ...(Object.fromEntries(
      interfaceLanguages.map((language) => [language, nameIn(language)]),
    ) as Record<InterfaceLanguage, string>),
    ParentTermGuid: term?.ParentTermGuid ?? parent,
    IsAvailableForTagging: term?.IsAvailableForTagging ?? true,
    IsDeprecated: term?.IsDeprecated ?? false,
    personalization: propertyOf(properties, 'personalization'),
    groups: separate(propertyOf(properties, 'groups')).join('\n'),
    siteUrl: propertyOf(properties, 'siteUrl'),
    hidesNonMapped: hasProperty(properties, 'hidesNonMapped'),
    deselectsNonPushed: hasProperty(properties, 'deselectsNonPushed'),
    radioButtons: hasProperty(properties, 'radioButtons'),
  };
}

/**
 * The term to be stored; with the names and properties that the form does not show. `term`: the one
 * that was opened.
 */
export function bodyOfTerm(values: TermValues, term: Term | undefined): NewTerm {
  return {
    InternalName: values.InternalName.trim(),
    Labels: labelsOf(values, term?.Labels ?? []),
    ParentTermGuid: values.ParentTermGuid || null,
    IsAvailableForTagging: values.IsAvailableForTagging,
    IsDeprecated: values.IsDeprecated,
    LocalCustomProperties: propertiesOf(values, term?.LocalCustomProperties ?? {}),
  };
}

/**
 * The first name of a language is the one that is written; those after it are synonyms, which stay
 * while there is a name.
 */
function labelsOf(values: TermValues, stored: Term['Labels']): Term['Labels'] {
  const others = stored.filter(({ Language }) => !interfaceLanguageOf(Language));
  const own = interfaceLanguages.flatMap((language) => {
    const Name = values[language].trim();
    const [first, ...synonyms] = stored.filter(
      ({ Language }) => interfaceLanguageOf(Language) === language,
    );
    return Name === ''
      ? []
      : [
          { Language: first?.Language ?? languageFacts[language].code, Name },
          ...synonyms.filter((synonym) => synonym.Name !== Name),
        ];
  });
  return [...own, ...others];
}

function propertiesOf(
  values: TermValues,
  stored: Term['LocalCustomProperties'],
): Term['LocalCustomProperties'] {
  const changes: [ChannelProperty, string][] = [
    ...written.map((property): [ChannelProperty, string] => [property, values[property].trim()]),
    ['groups', separate(values.groups).join(';')],
    ...termSwitches.map((property): [ChannelProperty, string] => [
      property,
      values[property] ? 'true' : '',
    ]),
  ];
  return changes.reduce(
    (properties, [property, value]) => withProperty(properties, property, value),
    stored,
  );
}

/**
 * The server's rules, in the words of the interface, and what the directory and a browser would not
 * understand.
 */
export function validateTerm(
  values: TermValues,
  texts: Texts['editing'],
  own: Texts['terms'],
): FormErrors<TermValues> {
  const { forms } = texts;
  const errors: FormErrors<TermValues> = {};
  const name = titleError(values.InternalName, texts);
  if (name) errors.InternalName = name;
  for (const language of interfaceLanguages) {
    const error = values[language].trim() === '' ? undefined : titleError(values[language], texts);
    if (error) errors[language] = error;
  }
  const property = values.personalization.trim();
  const longProperty = lengthError(property, maxPropertyLength, forms);
  if (!/^([a-z]\w*)?$/i.test(property)) errors.personalization = own.form.invalidProperty;
  else if (longProperty) errors.personalization = longProperty;
  const groups = separate(values.groups);
  const wrong = groups.find((id) => !objectId.test(id));
  if (wrong) errors.groups = format(own.form.invalidGroups, { id: wrong });
  else if (groups.length > maxGroups)
    errors.groups = format(own.form.tooManyGroups, { max: maxGroups });
  const site = values.siteUrl.trim();
  const longSite = lengthError(site, maxPropertyLength, forms);
  if (site !== '' && !isWebAddress(site)) errors.siteUrl = forms.invalidAddress;
  else if (longSite) errors.siteUrl = longSite;
  return errors;
}

function separate(ids: string): string[] {
  return ids.split(/[\s,;]+/).filter(Boolean);
}
