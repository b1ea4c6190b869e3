import { createDOMRenderer } from '@fluentui/react-components';

/** Decides whether a person can find or use an element. */
const decides = /display:|visibility:|pointer-events:|z-index:/;

/**
 * Leaves out the styles that only look: jsdom has no layout, and goes through every rule for every
 * element whenever a test asks for what a person can see. It does not obey media queries either.
 */
export const testRenderer = createDOMRenderer(document, {
  unstable_filterCSSRule: (rule) => decides.test(rule) && !rule.startsWith('@'),
});
