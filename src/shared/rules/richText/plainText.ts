const blockEnd =
  /<\/(?:p|div|h[1-6]|li|tr|td|th|blockquote|figcaption|dt|dd|pre|summary)>|<(?:br|hr)\b[^>]*>/gi;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of cleaned HTML, one space between blocks. */
export function plainText(html: string): string {
  return html
    .replaceAll(blockEnd, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The rest of an element or of an escaped sign where a text is cut within it. */
const cutOff = /<[^>]*$|&[^;]*$/;

/**
 * Is there anything to be read or seen in it? Markup alone is no content (PAGES-071). Of a long text
 * its beginning tells.
 */
export function hasContent(html: string): boolean {
  return (
    plainText(html.slice(0, 4_000).replace(cutOff, '')) !== '' ||
    /<(img|hr|table)\b|\sdata-video="/.test(html) ||
    plainText(html) !== ''
  );
}

const headingEnd = '\u0001';
const textEnd = '\u0002';
const cellEnd = '\u0003';
const stops: Readonly<Record<string, string>> = { [headingEnd]: ':', [cellEnd]: ',' };

/**
 * The words of cleaned HTML as one text that can be read: what stood in blocks of its own goes on
 * after a colon below a heading, after a comma within a row of a table, else after a full stop.
 */
export function runningText(html: string): string {
  const marked = html
    .replaceAll(/<\/(?:h[1-6]|summary)>/gi, headingEnd)
    .replaceAll(/<\/t[dh]>/gi, cellEnd)
    .replaceAll(/<\/(?:p|div|li|tr|blockquote|figcaption|dt|dd|pre)>/gi, textEnd);
  const parts: string[] = [];
  let stop = '';
  for (const [, block = '', end] of plainText(marked).matchAll(
    /([^\u0001-\u0003]*)([\u0001-\u0003]|$)/g,
  )) {
    const words = block.trim();
    if (words === '') {
      // A paragraph that fills a cell, and the last cell of a row.
      if (stop === '.' && end === cellEnd) stop = ',';
      else if (stop === ',' && end === textEnd) stop = '.';
      continue;
    }
    const before = parts.at(-1);
    if (before !== undefined) parts.push(isStopped(before) ? ' ' : `${stop} `);
    parts.push(words);
    stop = stops[end ?? ''] ?? '.';
  }
  return parts.join('');
}

/** Whether a sentence ends with these words, or is cut off within it on purpose. */
function isStopped(words: string): boolean {
  return /[.!?:;,…][)\]"”’»]*$/.test(words.slice(-16));
}

/**
 * The beginning of a text, cut after a whole word, with an ellipsis when it was cut. At most
 * `length` characters.
 */
export function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
