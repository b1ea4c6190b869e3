import type { PaintNode } from './keptPaint';

/** Milliseconds of work after which the page gets its turn. */
const turn = 30;

/**
 * The style rules, as text, that what is painted needs in these surroundings: of the theme's tokens
 * only those that other rules use, and none for what a pointer does.
 */
export async function neededRules(portal: Element, tree: PaintNode): Promise<string> {
  const classes = classesIn(tree);
  const needed: Found[] = [];
  let began = performance.now();
  for (const found of rulesIn([...document.styleSheets].map(({ cssRules }) => cssRules))) {
    if (isNeeded(found.rule.selectorText, classes, portal)) needed.push(found);
    if (performance.now() - began < turn) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  const texts = needed.map(({ rule, container }) =>
    container ? `@container ${container}{${rule.cssText}}` : rule.cssText,
  );
  return [usedTokens([...texts, JSON.stringify(tree)]), ...texts, links].join('\n');
}

/** A rule, with the container that it depends on. */
interface Found {
  rule: CSSStyleRule;
  container?: string;
}

/** Those that count now, without the conditions around them that will be the same. */
function rulesIn(lists: readonly CSSRuleList[], container?: string): Found[] {
  return lists
    .flatMap((list) => [...list])
    .flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [{ rule, container }];
      if (rule instanceof CSSContainerRule) return rulesIn([rule.cssRules], rule.conditionText);
      const counts =
        (rule instanceof CSSMediaRule && matchMedia(rule.media.mediaText).matches) ||
        (rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText));
      return counts ? rulesIn([rule.cssRules], container) : [];
    });
}

function isNeeded(selector: string, classes: ReadonlySet<string>, portal: Element): boolean {
  const still = selector.replace(/:not\([^)]*\)/g, '');
  if (!still.includes(',') && /:(hover|active|focus)/.test(still)) return false;
  const named = selector.includes(',') ? [] : (still.match(/\.[\w-]+/g) ?? []);
  if (!named.every((name) => classes.has(name.slice(1)))) return false;
  const element = selector
    .replace(/(^|[\s,>+~])::?(before|after|placeholder|-[\w-]+)/g, '$1*')
    .replace(/::?(before|after|placeholder|-[\w-]+)(\([^)]*\))?/g, '');
  try {
    return portal.matches(element) || portal.querySelector(element) !== null;
  } catch {
    return false;
  }
}

function classesIn(node: PaintNode, found = new Set<string>()): Set<string> {
  if (typeof node === 'string') return found;
  const [, attributes, ...children] = node;
  for (const name of (attributes['class'] ?? '').split(/\s+/)) found.add(name);
  for (const child of children) classesIn(child, found);
  return found;
}

/** With forced colours the browser knows a link by its address, which a paint does not have. */
const links =
  '@media (forced-colors: active){a{color:LinkText!important;border-color:LinkText!important}}';

/** The theme's values that these texts use; the theme itself arrives after the paint. */
function usedTokens(texts: readonly string[]): string {
  const values = getComputedStyle(document.documentElement);
  const names = texts.flatMap((text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)]);
  const set = [...new Set(names.map(([, name = '']) => name))]
    .map((name) => [name, values.getPropertyValue(name)])
    .filter(([, value]) => value !== '');
  return `:host{${set.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}
