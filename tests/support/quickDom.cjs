/**
 * jsdom, quicker at what tests ask of it again and again, with the same answers. Which styles an
 * element has: jsdom tries every rule's selector in full, though for nearly all of them the
 * element's name or class tells enough. Which field a label is for: jsdom goes through the whole
 * page for each label.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/**
 * What the last part of each of a selector's alternatives wants of the element itself; nothing
 * where that is not plain to see.
 */
const wanted = new Map();
function wantedBy(selector) {
  if (!wanted.has(selector))
    wanted.set(
      selector,
      /\\|[([][^)\]]*[\s>+~,|]/.test(selector) ? undefined : selector.split(',').map(wantedByOne),
    );
  return wanted.get(selector);
}
function wantedByOne(selector) {
  const [subject] = selector
    .trim()
    .replace(/\[[^\]]*\]|\([^)]*\)/g, '')
    .match(/[^\s>+~]+$/) ?? [''];
  return {
    name: subject.match(/^[a-z][\w-]*/i)?.[0].toLowerCase(),
    className: subject.match(/\.([\w-]+)/)?.[1],
  };
}

const matchesInFull = selectors.matchesDontThrow;
selectors.matchesDontThrow = (element, selector) => {
  const alternatives = wantedBy(selector);
  if (!alternatives) return matchesInFull(element, selector);
  const name = element._localName.toLowerCase();
  const classes = element.getAttributeNS(null, 'class') ?? '';
  const mayMatch = alternatives.some(
    (one) =>
      (!one.name || one.name === name) && (!one.className || classes.includes(one.className)),
  );
  return mayMatch && matchesInFull(element, selector);
};

const { JSDOM, VirtualConsole } = require('jsdom');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants.js');
const { implementation: Label } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js');

/** The elements of each page or detached part by their id, as they were at its last change. */
const named = new WeakMap();
function elementsOf(root) {
  const known = named.get(root);
  if (known?.version === root._version) return known.elements;
  const elements = new Map();
  for (const node of domSymbolTree.treeIterator(root)) {
    const id = node.nodeType === 1 ? node.getAttributeNS(null, 'id') : null;
    if (id !== null && !elements.has(id)) elements.set(id, node);
  }
  named.set(root, { version: root._version, elements });
  return elements;
}

const { get: controlWithin } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', {
  configurable: true,
  get() {
    const id = this.getAttributeNS(null, 'for');
    if (!id) return controlWithin.call(this);
    const found = elementsOf(this.getRootNode({})).get(id);
    return found && isLabelable(found) ? found : null;
  },
});

module.exports = { JSDOM, VirtualConsole };
