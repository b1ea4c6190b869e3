import { Type, type Static } from '@sinclair/typebox';
import { footerEditors } from '../rules/roles';
import { Audit } from './audits';
import { defineCalls } from './call';
import { fields, object, oneOf } from './fields';

/** FOOTER=0, DID_YOU_MEAN_CONFIG=1, UNDEFINED=2. Spec: core §3. */
export const SiteElementType = oneOf([0, 1, 2]);
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

/** A change. `Modified` as it was read guards against overwriting somebody else's change (409). */
export const SiteElementChange = object({
  ...NewSiteElement.properties,
  Id: Type.Optional(fields.id),
  Modified: Type.Optional(fields.dateTime),
});
export type SiteElementChange = Static<typeof SiteElementChange>;

const params = object({ id: fields.id });
const siteQuery = object({ siteUrl: fields.siteUrl });

export const siteElements = defineCalls({
  'GET /siteelements': {
    summary: 'The site elements of a type, or of one language of it.',
    access: 'signedIn',
    query: object({ type: Type.Optional(SiteElementType), language: Type.Optional(Language) }),
    answer: Type.Array(SiteElement),
  },
  'POST /siteelements': {
    summary: 'Creates the site element of a type and language.',
    access: footerEditors,
    query: siteQuery,
    body: NewSiteElement,
    answer: SiteElement,
    status: 201,
    problems: ['alreadyExists'],
  },
  'PUT /siteelements/{id}': {
    summary: 'Updates a site element.',
    access: footerEditors,
    params,
    query: siteQuery,
    body: SiteElementChange,
    answer: SiteElement,
    problems: ['notFound', 'conflict'],
  },
  'GET /siteelements/{id}/audits': {
    summary: 'The history of a site element, newest first.',
    access: footerEditors,
    params,
    answer: Type.Array(Audit),
    problems: ['notFound'],
  },
});
