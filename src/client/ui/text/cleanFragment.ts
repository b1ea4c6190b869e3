import DOMPurify, { type Config } from 'dompurify';
import {
  attributesOf,
  isAllowedValue,
  richTextAttributes,
  richTextTags,
} from '#shared/rules/richText/allowList';
import { pathOfTeamsLink } from '#shared/rules/addresses/portalPath';
import type { PictureAccess } from '../pictureAccess';
import { linkSchemes } from '#shared/rules/addresses/webAddress';

const options: Config = {
  // A title above the page's own is lowered below.
  ALLOWED_TAGS: [...richTextTags, 'h1'],
  ALLOWED_ATTR: [...new Set(Object.values(richTextAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The library holds every value against this, not only addresses: a listed scheme, or none at
  // all, and no other host by two slashes.
  ALLOWED_URI_REGEXP: new RegExp(
    `^(?:(?:${linkSchemes.join('|')}):|/(?![/\\\\])|[^a-z/]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
    'i',
  ),
  RETURN_DOM_FRAGMENT: true,
};

/**
 * The part of HTML that is on the list of `#shared/rules/richText`, as nodes that load and run
 * nothing.
 */
export function safeFragment(html: string): DocumentFragment {
  // Nothing where the HTML replaces the body, as a frameset does.
  const fragment =
    (DOMPurify.sanitize(html, {
      ...options,
      RETURN_DOM_FRAGMENT: true,
    }) as DocumentFragment | null) ?? document.createDocumentFragment();
  fragment.querySelectorAll('*').forEach(keepOwnAttributes);
  fragment.querySelectorAll('h1').forEach(lowerHeading);
  return fragment;
}

/**
 * Editors' HTML as it is shown: safe nodes, links of Teams to the portal lead there, links to other
 * hosts open in a new tab, unless they are to stay in this one, without access to this one; pictures
 * load when they come near, wide tables scroll. Pictures that may not be asked for are left out.
 */
export function cleanFragment(
  html: string,
  ownOrigin: string,
  {
    opensNewTab = true,
    mayAsk = () => true,
  }: { opensNewTab?: boolean; mayAsk?: PictureAccess } = {},
): DocumentFragment {
  const fragment = safeFragment(html);
  fragment
    .querySelectorAll('a[href]')
    .forEach((link) => secureLink(link as HTMLAnchorElement, ownOrigin, opensNewTab));
  for (const image of fragment.querySelectorAll('img'))
    if (mayAsk(image.getAttribute('src') ?? '')) image.setAttribute('loading', 'lazy');
    else image.remove();
  fragment.querySelectorAll('table').forEach(makeScrollable);
  fragment.querySelectorAll('figure[data-video]').forEach(giveRoom);
  return fragment;
}

/** The list allows attributes by tag and addresses by attribute, the library all of them alike. */
function keepOwnAttributes(element: Element): void {
  const allowed = attributesOf(element.localName);
  for (const { name, value } of [...element.attributes])
    if (!allowed.includes(name) || !isAllowedValue(element.localName, name, value))
      element.removeAttribute(name);
}

function secureLink(link: HTMLAnchorElement, ownOrigin: string, opensNewTab: boolean): void {
  const page = pathOfTeamsLink(link.href, ownOrigin);
  if (page) {
    link.setAttribute('href', page);
    link.removeAttribute('target');
  }
  const isForeign = /^https?:$/.test(link.protocol) && link.origin !== ownOrigin;
  if (opensNewTab && (isForeign || link.target === '_blank')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  } else {
    link.removeAttribute('target');
    link.removeAttribute('rel');
  }
}

function lowerHeading(heading: Element): void {
  const lower = document.createElement('h2');
  lower.replaceChildren(...heading.childNodes);
  heading.replaceWith(lower);
}

/** Where a video plays, above its title. */
function giveRoom(figure: Element): void {
  const place = document.createElement('div');
  place.className = 'video';
  figure.prepend(place);
}

/** A wide table scrolls within itself, by keyboard too. */
function makeScrollable(table: Element): void {
  const frame = document.createElement('div');
  frame.className = 'table-frame';
  frame.tabIndex = 0;
  table.replaceWith(frame);
  frame.append(table);
}
