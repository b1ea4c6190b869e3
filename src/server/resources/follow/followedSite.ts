import type { FollowedSite } from '#shared/contract/follow';
import { ProblemError } from '../../http/problems';

type Fields = Record<string, unknown>;

/**
 * The home service's items with the fields of the contract. Its answer is undocumented: an item
 * without an address is left out.
 */
export function followedSites(answer: unknown): FollowedSite[] {
  const items = isFields(answer) ? answer.Items : undefined;
  if (!Array.isArray(items))
    throw new ProblemError('serviceFailed', {
      detail: 'SharePoint answered without the list of followed sites.',
    });
  return items.filter(isFields).flatMap((item) => followedSite(item) ?? []);
}

function followedSite(item: Fields): FollowedSite | undefined {
  const address = [item.OriginalUrl, item.Url]
    .map(text)
    .find((url) => url && /^https?:\/\//i.test(url));
  if (!address) return undefined;
  const reference = isFields(item.ItemReference) ? item.ItemReference : {};
  return {
    OriginalUrl: address,
    Url: text(item.Url) || address,
    Title: text(item.Title) ?? '',
    Type: text(item.Type) ?? '',
    Acronym: text(item.Acronym),
    BannerColor: text(item.BannerColor),
    BannerImageUrl: text(item.BannerImageUrl),
    WebTemplate: text(item.WebTemplate),
    Time: text(item.Time),
    ItemReference: {
      SiteId: text(reference.SiteId),
      WebId: text(reference.WebId),
      GroupId: text(reference.GroupId),
    },
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}
