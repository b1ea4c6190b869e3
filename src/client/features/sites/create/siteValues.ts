import {
  addressFlaw,
  maxAddressLength,
  maxDescriptionLength,
  maxNameLength,
  type NewSite,
  type SitePerson,
} from '#shared/rules/sites/newSite';
import type { SiteTemplate } from '#shared/rules/sites/siteTemplates';
import { format } from '#shared/rules/values/format';
import type { Texts } from '../../../texts/topics';
import { leadingSpaceError } from '../../../ui/form/titleError';
import type { FormErrors } from '../../../ui/form/useForm';
import type { Naming } from './useNaming';

/** The form's values. */
export interface SiteValues {
  name: string;
  address: string;
  description: string;
  isPrivate: boolean;
  owners: readonly SitePerson[];
  members: readonly SitePerson[];
  label: string;
  hasTeam: boolean;
  /** Place of a template of the organisation; empty: none. */
  template: string;
}

/** Of a new site nothing is known but what most want. */
const blank: SiteValues = {
  name: '',
  address: '',
  description: '',
  isPrivate: true,
  owners: [],
  members: [],
  label: '',
  hasTeam: true,
  template: '',
};

/** A template counts by its name: its place may be another one by now. */
export function valuesOfSite(
  site: NewSite | undefined,
  templates: readonly SiteTemplate[],
): SiteValues {
  if (!site) return { ...blank };
  const { name, address, description, isPrivate, owners, members, label, hasTeam } = site;
  const place = templates.findIndex(({ Name }) => Name === site.template);
  const template = place < 0 ? '' : String(place);
  return { name, address, description, isPrivate, owners, members, label, hasTeam, template };
}

export function siteOfValues(
  { template: place, ...values }: SiteValues,
  templates: readonly SiteTemplate[],
): NewSite {
  const template = place === '' ? undefined : templates[Number(place)];
  const channels = template?.Channels ?? [];
  return {
    ...values,
    ...(template && { template: template.Name }),
    name: values.name.trimEnd(),
    description: values.description.trim(),
    channels: values.hasTeam ? channels : [],
  };
}

/** The words of the form's own, and those of all forms. */
interface Words {
  own: Texts['createSite'];
  forms: Texts['editing']['forms'];
}

export function validateSite(
  { name, address, description }: SiteValues,
  naming: Naming,
  words: Words,
): FormErrors<SiteValues> {
  const flaws = typeof naming === 'string' ? [] : naming;
  const policy = (target: string) => {
    const flaw = flaws.find((each) => each.target === target);
    return flaw && flawText(flaw, words.own);
  };
  return withoutGaps({
    name: nameError(name.trimEnd(), words) ?? policy('displayName'),
    address: addressError(address, words.own) ?? policy('mailNickname'),
    description: tooLong(description.trim(), maxDescriptionLength, words.own),
  });
}

function nameError(name: string, { own, forms }: Words): string | undefined {
  if (name === '') return own.flaws.name;
  return leadingSpaceError(name, forms) ?? tooLong(name, maxNameLength, own);
}

function tooLong(text: string, max: number, { flaws }: Words['own']): string | undefined {
  return text.length > max ? format(flaws.tooLong, { max }) : undefined;
}

function addressError(address: string, { flaws }: Words['own']): string | undefined {
  const flaw = addressFlaw(address);
  if (flaw === 'missing') return flaws.address;
  if (flaw === 'tooLong') return format(flaws.tooLong, { max: maxAddressLength });
  return flaw && flaws.characters;
}

function flawText(
  { code, prefix = '', suffix = '' }: { code: string; prefix?: string; suffix?: string },
  { flaws }: Words['own'],
): string {
  if (code === 'MissingPrefixSuffix') {
    if (prefix && suffix) return format(flaws.affixes, { prefix, suffix });
    return prefix ? format(flaws.prefix, { prefix }) : format(flaws.suffix, { suffix });
  }
  return code === 'ContainsBlockedWord' ? flaws.blocked : flaws.taken;
}

function withoutGaps<T extends object>(errors: T): FormErrors<SiteValues> {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined));
}
