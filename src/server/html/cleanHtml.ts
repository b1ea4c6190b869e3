import { html, parseFragment, defaultTreeAdapter, type DefaultTreeAdapterMap } from 'parse5';
import sanitizeHtml from 'sanitize-html';
import {
  imageSchemes,
  isRichTextTag,
  richTextAttributes,
  richTextTags,
} from '#shared/rules/richText/allowList';
import { canonical } from '#shared/rules/richText/canonical';
import { linkSchemes } from '#shared/rules/addresses/webAddress';
import { writeHtml, type RichNode } from '#shared/rules/richText/tree';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [...imageSchemes] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Browsers nest no deeper than 512 elements.
  nestingLimit: 200,
  transformTags: { h1: 'h2' },
};

/**
 * Removes everything from HTML that a page must not contain: scripts, event handlers, frames,
 * forms, styles, unknown addresses. What is left is brought into the form in which the editor
 * writes it, so that it opens and is saved as it is.
 */
export function cleanHtml(given: string): string {
  const cleaned = sanitizeHtml(given, options);
  const once = arranged(cleaned);
  // A second time mends what is read again; what the editor writes is in its form already.
  return once === cleaned ? once : arranged(once);
}

const arranged = (cleaned: string) => writeHtml(readHtml(cleaned));

/** Cleaned HTML as a browser would read it, in its one canonical form. */
export function readHtml(cleaned: string): RichNode[] {
  const place = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  return canonical(parseFragment(place, cleaned, {}).childNodes.flatMap(richNodes));
}

function richNodes(node: DefaultTreeAdapterMap['childNode']): RichNode[] {
  if (defaultTreeAdapter.isTextNode(node)) return [node.value];
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  const children = node.childNodes.flatMap(richNodes);
  if (!isRichTextTag(node.tagName)) return children;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ tag: node.tagName, attributes, children }];
}
