const maxCharacters = 200;

/** Too long for a line, or HTML, which tells nothing in one. */
export function isLongText(value: unknown): value is string {
  return typeof value === 'string' && (value.length > maxCharacters || value.includes('<'));
}

/** Is it a text with elements, as the editor writes it? */
export function isHtml(value: unknown): value is string {
  return typeof value === 'string' && /<\w[^>]*>/.test(value);
}
