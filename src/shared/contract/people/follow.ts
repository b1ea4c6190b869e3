import { Type, type Static } from '@sinclair/typebox';
import { defineCalls } from '../call';
import { nullable, object } from '../fields';

const optionalText = nullable(Type.String());

/**
 * A SharePoint site that the person follows, as SharePoint's home service names its fields. Spec:
 * core §7.
 */
export const FollowedSite = object({
  /** The address that identifies the site. */
  OriginalUrl: Type.String(),
  Url: Type.String(),
  Title: Type.String(),
  Type: Type.String(),
  /** One or two letters for a site without a logo. */
  Acronym: optionalText,
  /** CSS colour. */
  BannerColor: optionalText,
  BannerImageUrl: optionalText,
  /** Template of the site as text: a name or a number. */
  WebTemplate: optionalText,
  /** ISO 8601. */
  Time: optionalText,
  ItemReference: object({ SiteId: optionalText, WebId: optionalText, GroupId: optionalText }),
});
export type FollowedSite = Static<typeof FollowedSite>;

export const follow = defineCalls({
  'GET /follow/sites': {
    summary:
      'The SharePoint sites that the person follows, the most recent first, as SharePoint answers them.',
    access: 'signedIn',
    takes: 'services',
    query: object({
      /** Address of any site of the organisation's SharePoint. */
      siteUrl: Type.String({ minLength: 1, maxLength: 2_000 }),
      start: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
      count: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
    }),
    answer: object({ Items: Type.Array(FollowedSite) }),
    problems: ['consentNeeded', 'forbidden', 'notConfigured', 'serviceFailed', 'serviceAway'],
  },
});
