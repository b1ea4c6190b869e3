/** Starts a line of its own: the end of a block, or a break. */
const lineEnd = /<(br|\/(?:p|div|li|h[1-6]|tr|blockquote))\b/gi;

/**
 * The words of HTML as lines, one for each block; a document made in this way runs nothing and
 * loads nothing.
 */
export function plainLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(lineEnd, '\n<$1'), 'text/html');
  for (const unread of body.querySelectorAll('script, style')) unread.remove();
  return body.textContent
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();
}
