import type { ClientConfig } from '#shared/clientConfig';
import { storedPerson } from '../auth/storedPerson';
import { readStored } from '../platform/guardedStorage';
import { surroundingsOf, type KeptPaint, type PaintNode } from './keptPaint';
import { paintKey } from './paintKey';
import { clientState } from '../platform/clientState';

/**
 * Names of what runs, loads a document, sends or leads anywhere: no paint holds it, whoever wrote
 * there.
 */
const harmful =
  /^(script|style|link|meta|base|i?frame|object|embed|form|on.*|href|srcdoc|.*:.*|id)$/i;
const html = 'http://www.w3.org/1999/xhtml';

/** The content of the page itself when it is as whole as its paint. */
interface Shown {
  texts: string[];
  pictures: number;
}

const shown = clientState<Shown | undefined>(() => undefined);

/** The content of the paint that this page began with. */
export const shownPaint = () => shown.value;

/**
 * Shows the window's content of the known person's last visit above the page, before anything of
 * the app has loaded. Nothing of it acts, nobody hears it, and presses go through it. True when
 * something is shown.
 */
export function showPaint(config: ClientConfig): boolean {
  try {
    const paint = fitting(config);
    if (paint) document.body.append(hostOf(paint));
    return paint !== undefined;
  } catch {
    // Damaged: as good as none.
    return false;
  }
}

function fitting(config: ClientConfig): KeptPaint | undefined {
  const [key, person] = [paintKey(), storedPerson(config.tenantId)];
  const [navigation] = performance.getEntriesByType('navigation');
  const isFresh = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  const text = key && person && isFresh && readStored('localStorage', key);
  const paint = text ? (JSON.parse(text) as KeptPaint) : undefined;
  return paint &&
    person &&
    paint.of === surroundingsOf(config, person) &&
    Date.now() < paint.until &&
    fitsWindow(paint)
    ? paint
    : undefined;
}

/**
 * Whether the window is as wide as it was, and not higher than what was kept. Asked of the browser
 * without reading a size, which would lay out the start picture first. Zoom leaves fractions.
 */
function fitsWindow({ width, height }: KeptPaint): boolean {
  return matchMedia(
    `(min-width: ${width - 1}px) and (max-width: ${width + 1}px) and (max-height: ${height}px)`,
  ).matches;
}

function hostOf({ css, tree }: KeptPaint): HTMLElement {
  const host = document.createElement('div');
  host.id = 'paint';
  host.inert = true;
  const root = host.attachShadow({ mode: 'closed' });
  const rules = new CSSStyleSheet();
  rules.replaceSync(css);
  root.adoptedStyleSheets = [rules];
  const counted = { texts: [], pictures: 0 };
  draw(tree, root, counted);
  shown.value = counted;
  return host;
}

function draw(node: PaintNode, parent: Node, counted: Shown, namespace = html): void {
  if (typeof node === 'string') {
    counted.texts.push(node);
    return void parent.appendChild(new Text(node));
  }
  const [name, attributes, ...children] = node;
  if (harmful.test(name)) return;
  if (name === 'img') counted.pictures += 1;
  const own = name === 'svg' ? 'http://www.w3.org/2000/svg' : namespace;
  const element = document.createElementNS(own, name) as HTMLElement;
  for (const [key, value] of Object.entries(attributes))
    if (key === 'style') element.style.cssText = value;
    else if (!harmful.test(key)) element.setAttribute(key, value);
  for (const child of children) draw(child, element, counted, own);
  parent.appendChild(element);
}
