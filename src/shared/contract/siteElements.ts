import { Type, type Static } from '@sinclair/typebox';
import { footerEditors } from '../rules/people/roles';
import { defineCalls } from './call';
import { changeOf, editable } from './editable';
import { fields, object, oneOf } from './fields';

/** FOOTER=0, DID_YOU_MEAN_CONFIG=1, UNDEFINED=2. Spec: core §3. */
const SiteElementType = oneOf([0, 1, 2]);
/** Two letters, or empty for every language. */
const Language = Type.String({
  pattern: '^([a-z]{2})?$',
  'x-pattern-message': 'must be a language of two letters, or empty',
});

/** A piece of the portal that editors write, one for each type and language. */
export const SiteElement = object({
  Id: fields.id,
  Type: SiteElementType,
  Language: Type.String(),
  /** Cleaned HTML. */
  Content: Type.String(),
  Modified: fields.dateTime,
});
export type SiteElement = Static<typeof SiteElement>;

export const NewSiteElement = object({
  Type: SiteElementType,
  Language: Type.Optional(Language),
  /** FOOTER-18. */
  Content: Type.String({ minLength: 1, maxLength: 20_000 }),
});
export type NewSiteElement = Static<typeof NewSiteElement>;

export const SiteElementChange = changeOf(NewSiteElement);
export type SiteElementChange = Static<typeof SiteElementChange>;

export const siteElements = defineCalls({
  ...editable('/siteelements', {
    noun: 'a site element',
    access: footerEditors,
    body: NewSiteElement,
    change: SiteElementChange,
    answer: SiteElement,
    problems: ['alreadyExists'],
  }),
  'GET /siteelements': {
    summary: 'The site elements of a type, or of one language of it.',
    access: 'signedIn',
    query: object({ type: Type.Optional(SiteElementType), language: Type.Optional(Language) }),
    answer: Type.Array(SiteElement),
  },
});
