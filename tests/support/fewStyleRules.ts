const insertRule = CSSStyleSheet.prototype.insertRule;
/** What decides whether a person can find or use an element. */
const matters = /display:|visibility:|pointer-events:|z-index:/;

/**
 * Styles that only look are left out of the page: jsdom has no layout, and goes through every rule
 * for every element whenever a test asks for what a person can see. It does not obey media queries
 * either.
 */
CSSStyleSheet.prototype.insertRule = function (rule, index = 0) {
  return matters.test(rule) && !rule.startsWith('@')
    ? insertRule.call(this, rule, Math.min(index, this.cssRules.length))
    : 0;
};
