import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { beginnings } from '../../src/client/platform/clientState';
import { leavePage } from './widgets/pageNetwork';
import { unexpectedErrors } from './unexpectedErrors';

// As long as a busy machine may take; what is there sooner is found sooner. The environment prints
// the page of a test that fails, instead of every look in vain.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message) => new Error(message ?? undefined),
});

// Layout, which jsdom does not have: every element is in view, and the window is a wide one in
// light colours.
class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
const media = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
const missing = {
  ResizeObserver: NothingObserved,
  matchMedia: media,
  scrollTo: () => undefined,
  innerWidth: 1_440,
};
Object.assign(window, missing);
Object.assign(globalThis, missing);
Element.prototype.scrollIntoView = () => undefined;
// Elements without a box cannot take the focus, as Fluent sees it: it would focus a dialog instead
// of what is in it, and now and then leave the dialog hidden from the accessibility tree.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
HTMLBodyElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, innerHeight);
Object.assign(HTMLCanvasElement.prototype, {
  getContext: () => ({ measureText: () => ({ width: 40 }) }),
});
Object.assign(SVGElement.prototype, {
  getComputedTextLength: () => 40,
  getBBox: () => ({ x: 0, y: 0, width: 40, height: 16 }),
});

// The stand-in for the browser's database writes itself into the window only.
for (const name of Object.getOwnPropertyNames(window).filter((each) =>
  /^(indexedDB|IDB)/.test(each),
)) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: window[name as keyof Window],
  });
}

// A page open for some seconds is pictured for the next visit; the tests show parts of one.
jest.mock('../../src/client/paint/keepPaint', () => ({ keepPaints: () => () => undefined }));

const errors = unexpectedErrors();
beforeEach(() => errors.begin());
afterEach(async () => {
  cleanup();
  await leavePage();
  for (const begin of beginnings) begin();
  errors.end();
});
