import { renamed } from './plainBlocks';

const inOffice = /(?:^|\s)(?:Mso)?(?:Heading|Title|Subtitle)(\d?)(?:\s|$)/;

/**
 * Paragraphs that other programs mean as headings: Word in the browser says so by a role, Word on
 * the desktop by a class or a level of its outline. Where nothing says so, as in Pages and OneNote,
 * short lines in larger letters are headings.
 */
export function headings(root: Element, styleName: string): void {
  const lines = [...root.querySelectorAll('p, div')].filter(isLine);
  for (const line of lines) {
    const level = namedLevel(line, line.getAttribute(styleName) ?? '');
    if (level) renamed(line, `h${Math.min(6, level)}`);
  }
  if (root.querySelector('h1, h2, h3, h4, h5, h6')) return;
  const large = lines
    .map((line) => ({ line, level: levelBySize(line, styleName) }))
    .filter(({ level }) => level > 0);
  // Where all is large, the letters say nothing.
  const words = (text: string) => text.replaceAll(/\s/g, '').length;
  if (large.reduce((sum, { line }) => sum + words(line.textContent), 0) < words(root.textContent))
    for (const { line, level } of large) renamed(line, `h${level}`);
}

const isLine = (element: Element) =>
  !element.querySelector('p, div, ul, ol, table') && !element.closest('li, td, th');

function namedLevel(line: Element, style: string): number {
  if (line.getAttribute('role') === 'heading') return Number(line.getAttribute('aria-level')) || 1;
  const outline = /mso-outline-level:\s*(\d)/i.exec(style)?.[1];
  const named = inOffice.exec(line.className);
  if (named) return Number(named[1]) || (/Subtitle/.test(named[0]) ? 2 : 1);
  return Number(outline ?? 0);
}

/** By what all of its text has in common; from 18 points on, or 14 where it is bold. */
function levelBySize(line: Element, styleName: string): number {
  const text = line.textContent.trim();
  if (text === '' || text.length > 100) return 0;
  let size = 0;
  let isBold = false;
  for (let part: Element | null = line; part; part = onlyChild(part, text)) {
    const style = part.getAttribute(styleName) ?? '';
    const [, length, unit] = /(?:font|font-size):[^;]*?([\d.]+)(pt|px)/i.exec(style) ?? [];
    if (length) size = Number(length) * (unit?.toLowerCase() === 'px' ? 0.75 : 1);
    isBold ||= /^(b|strong)$/.test(part.localName) || /font(-weight)?:[^;]*bold/i.test(style);
  }
  return size >= 18 ? 2 : size >= 14 && isBold ? 3 : 0;
}

const onlyChild = (element: Element, text: string): Element | null =>
  [...element.children].find((child) => child.textContent.trim() === text) ?? null;
