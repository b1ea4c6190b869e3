import sanitizeHtml from 'sanitize-html';

const activeTags = new Set([
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'form',
  'base',
  'meta',
  'link',
  'svg',
  'math',
]);
const addressAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href']);

/**
 * The parts of HTML that would do something rather than show something, e.g. `<script>`, `onclick`,
 * `javascript:` address; each once. Cleaning removes them anyway; a call that names them instead
 * lets the author correct them.
 */
export function activeContent(html: string): string[] {
  const found = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        if (activeTags.has(tagName.toLowerCase())) found.add(`<${tagName.toLowerCase()}>`);
        for (const [name, value] of Object.entries(attribs))
          noteAttribute(found, name.toLowerCase(), value);
        return { tagName, attribs };
      },
    },
  });
  return [...found];
}

function noteAttribute(found: Set<string>, name: string, value: string): void {
  if (name.startsWith('on') || name === 'srcdoc') found.add(name);
  if (addressAttributes.has(name) && isScriptAddress(value)) found.add('javascript: address');
}

/** Browsers skip spaces and control characters in the scheme of an address. */
function isScriptAddress(value: string): boolean {
  return /^(javascript|vbscript|data):/i.test(value.replaceAll(/[\u0000-\u0020]/g, ''));
}
