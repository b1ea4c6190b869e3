import sanitizeHtml from 'sanitize-html';
import {
  imageSchemes,
  linkSchemes,
  richTextAttributes,
  richTextTags,
} from '#shared/rules/richText';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [...imageSchemes] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs:
        attribs.target === '_blank'
          ? { ...attribs, rel: 'noopener noreferrer' }
          : withoutTarget(attribs),
    }),
  },
};

/**
 * Removes everything from HTML that a page must not contain: scripts, event handlers, frames,
 * forms, styles, unknown addresses.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}

function withoutTarget(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name]) => name !== 'target' && name !== 'rel'),
  );
}
