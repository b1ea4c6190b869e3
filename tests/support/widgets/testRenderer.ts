import { createDOMRenderer } from '@fluentui/react-components';

/** Decides whether a person can find or use an element. */
const decides = /display:|visibility:|pointer-events:|z-index:/;

const rules: string[] = [];

/**
 * Leaves out the styles that only look: jsdom has no layout, and goes through every rule for every
 * element whenever a test asks for what a person can see. It does not obey media queries either.
 */
export const testRenderer = createDOMRenderer(document, {
  unstable_filterCSSRule: (rule) => {
    rules.push(rule);
    return decides.test(rule) && !rule.startsWith('@');
  },
});

/** The style rules of an element, with their media queries, also of those that only look. */
export function rulesOf(element: Element): string[] {
  return rules.filter((rule) => [...element.classList].some((name) => rule.includes(`.${name}`)));
}
