import type { ClientConfig } from '#shared/clientConfig';
import { pageRoutes } from '#shared/rules/pages/routeTable';
import { storedPerson } from '../auth/storedPerson';
import { writeStored } from '../platform/guardedStorage';
import { kindOfPage, shapeKey, type Shape, type ShapeBlock } from './keptShape';

const maxBlocks = 120;
/** Pixels: what is lower is drawn as a whole, such as a button. */
const minCard = 64;
/** Part of the window: what is wider is a ground on which others stand. */
const maxWidth = 0.95;

/** Keeps where the pieces of this page stand in the window, and nothing of what they say. */
export function keepShape({ tenantId }: ClientConfig): void {
  const { pathname } = location;
  if (!storedPerson(tenantId) || !(kindOfPage(pathname) in pageRoutes)) return;
  const width = document.documentElement.clientWidth;
  const blocks = blocksOf(document.getElementById('portal')!, width).slice(0, maxBlocks);
  const shape: Shape = [width, ...blocks];
  writeStored('localStorage', shapeKey(pathname), JSON.stringify(shape));
}

function blocksOf(element: Element, whole: number): ShapeBlock[] {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  if (isUnseen(element, box, style)) return [];
  if (element.matches('img, video, iframe, canvas')) return [blockOf(box, style)];
  const inner = () => [...element.children].flatMap((child) => blocksOf(child, whole));
  if (!isSurface(style) || box.width > maxWidth * whole)
    return hasText(element) ? linesOf(element) : inner();
  return box.height < minCard ? [blockOf(box, style)] : [[1, ...rounded(box)], ...inner()];
}

/** Things that are not drawn in the window, or that stay in it wherever the page is scrolled to. */
function isUnseen(element: Element, box: DOMRect, style: CSSStyleDeclaration): boolean {
  // Of no size is also what has its children alone drawn.
  const isOutside = box.bottom <= 0 || box.top >= innerHeight || box.width <= 1;
  return (
    element.localName === 'svg' ||
    style.display === 'none' ||
    style.visibility === 'hidden' ||
    style.position === 'fixed' ||
    (style.position === 'sticky' && box.bottom >= innerHeight) ||
    (style.display !== 'contents' && isOutside)
  );
}

const isSurface = (style: CSSStyleDeclaration) =>
  !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
  parseFloat(style.borderTopWidth) > 0;

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

function blockOf(box: DOMRect, style: CSSStyleDeclaration): ShapeBlock {
  const isRound = box.width === box.height && parseFloat(style.borderRadius) >= box.width / 2;
  return [isRound || style.borderRadius === '50%' ? 2 : 0, ...rounded(box)];
}

/** Each line of an element's text, as high as its letters. */
function linesOf(element: Element): ShapeBlock[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines: DOMRect[] = [];
  for (const box of range.getClientRects()) {
    const at = lines.findIndex((line) => Math.abs(line.bottom - box.bottom) < 8);
    if (at < 0) lines.push(box);
    else lines[at] = around(lines[at]!, box);
  }
  return lines.map(({ x, y, width, height }) => [
    0,
    ...rounded(new DOMRect(x, y + height / 5, width, (3 * height) / 5)),
  ]);
}

function around(one: DOMRect, other: DOMRect): DOMRect {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const [right, bottom] = [Math.max(one.right, other.right), Math.max(one.bottom, other.bottom)];
  return new DOMRect(left, top, right - left, bottom - top);
}

const rounded = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);
