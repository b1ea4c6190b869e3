import { itemAt } from '#shared/rules/values/certain';
import { idOf } from '../company/random';
import type { SitePage } from '../company/sitePages';
import { bannerSvg } from '../company/pictures/banner';
import { motifs } from '../company/pictures/motif';
import { encodePng } from '../company/pictures/png';
import type { Answer } from '../http/message';
import type { SharePointCall, SharePointRoute } from './sharePointCall';
import { fileNotFound } from './sharePointProblem';

const keywords: Record<string, [number, number]> = {
  small: [96, 54],
  medium: [176, 99],
  large: [800, 450],
};
const base = '^/_api/v2\\.1/sites/([^/]+)/lists/([^/]+)/items/([^/]+)/driveItem/thumbnails/0/';

/** Thumbnails of pages and their pictures, for which an application needs a token. */
export const thumbnailRoutes: SharePointRoute[] = [
  {
    method: 'GET',
    pattern: new RegExp(`${base}([^/]+)/content$`, 'i'),
    handle: (call, [, , itemId = '', size = '']) => {
      const { page, width, height } = wanted(call, itemId, size);
      if (call.request.url.searchParams.get('preferNoRedirect') === 'true')
        return svg(
          bannerSvg(page.article.key, page.article.motif, width, height),
          'private, max-age=86400',
        );
      return { status: 302, headers: { location: temporaryUrl(call, page, width, height) } };
    },
  },
  {
    method: 'GET',
    pattern: new RegExp(`${base}([^/]+)(?:/url)?$`, 'i'),
    handle: (call, [, , itemId = '', size = '']) => {
      const { page, width, height } = wanted(call, itemId, size);
      const url = temporaryUrl(call, page, width, height);
      return {
        status: 200,
        body: call.request.url.pathname.endsWith('/url') ? { value: url } : { height, width, url },
      };
    },
  },
];

/**
 * Pictures that need no sign-in: the organisation's public CDN, and addresses that carry their own
 * right.
 */
export function openPicture(call: SharePointCall, path: string): Answer | undefined {
  const cdn = /^\/publiccdn\/([a-z]+)\/([\w-]+)\.svg$/.exec(path);
  const motif = motifs.find((each) => each === cdn?.[1]);
  if (cdn && motif)
    return svg(bannerSvg(itemAt(cdn, 2), motif), 'public, max-age=31536000, immutable');
  if (path === '/_layouts/15/images/sitepagethumbnail.png')
    return {
      status: 200,
      headers: { 'content-type': 'image/png' },
      body: encodePng(16, 9, new Uint8Array(16 * 9 * 3).fill(225)),
    };
  if (path !== '/transform/thumbnail') return undefined;
  const { searchParams } = call.request.url;
  const page = call.company.sitePage(searchParams.get('id') ?? '');
  if (!page || searchParams.get('tempauth') !== idOf('tempauth', page.uniqueId))
    return { status: 401 };
  return svg(
    bannerSvg(
      page.article.key,
      page.article.motif,
      Number(searchParams.get('width')),
      Number(searchParams.get('height')),
    ),
    'private, max-age=86400',
  );
}

function wanted(
  { company }: SharePointCall,
  itemId: string,
  size: string,
): { page: SitePage; width: number; height: number } {
  const page = company.sitePage(itemId.replace(/[{}]/g, ''));
  const custom = /^c(\d{1,4})x(\d{1,4})/.exec(size);
  const [width, height] = custom
    ? [Number(custom[1]), Number(custom[2])]
    : (keywords[size.toLowerCase()] ?? []);
  if (!page || page.article.hasNoPicture || !width || !height) throw fileNotFound();
  return { page, width, height };
}

function temporaryUrl(
  { addresses }: SharePointCall,
  { uniqueId }: SitePage,
  width: number,
  height: number,
): string {
  const parameters = new URLSearchParams({
    id: uniqueId,
    width: String(width),
    height: String(height),
    tempauth: idOf('tempauth', uniqueId),
  });
  return `${addresses.sharePointUrl}/transform/thumbnail?${parameters}`;
}

function svg(body: string, caching: string): Answer {
  return {
    status: 200,
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': caching,
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
    body,
  };
}
