/**
 * A Node environment with a window of jsdom in it. Unlike the usual jsdom environment it keeps
 * Node's own fetch, streams and typed arrays, and the real server and database run in the test's
 * process, outside of this environment; the widgets reach them over real HTTP.
 */
const { TestEnvironment } = require('jest-environment-node');
const { prettyDOM } = require('@testing-library/dom');
const { JSDOM, VirtualConsole } = require('jsdom');

/** Code that runs beside the page, as databaseServer has compiled it. */
const portals = '../../.cache/tests/tests/support/widgets/portals.js';

/** Names that Node has too, but of which the page's elements need jsdom's. */
const fromWindow = [
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'navigator',
  'Navigator',
  'localStorage',
  'sessionStorage',
  'Storage',
];
const methods = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

// React renders as in a browser, by itself: what arrives over the network is nobody's act.
// widgetSetup cleans up.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';

class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const virtualConsole = new VirtualConsole();
    virtualConsole.on('jsdomError', (error) => this.global.console.error(error.message));
    this.dom = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
      url: 'http://localhost/',
      pretendToBeVisual: true,
      virtualConsole,
    });
    const { window } = this.dom;
    const names = [
      ...Object.getOwnPropertyNames(window).filter(
        (name) => !(name in this.global) && !name.startsWith('_'),
      ),
      ...fromWindow,
    ];
    for (const name of names)
      Object.defineProperty(this.global, name, {
        configurable: true,
        writable: true,
        value: window[name],
      });
    for (const name of methods) this.global[name] = window[name].bind(window);
    this.global.portals = require(portals);
    /** Moves the window to another origin, for example that of the server under test. */
    this.global.visit = (url) => {
      this.dom.reconfigure({ url });
      // Its XMLHttpRequest goes by this.
      window._origin = new URL(url).origin;
    };
  }

  /** The message of a test that fails ends with its page. */
  async handleTestEvent({ name, error }) {
    if (name !== 'test_fn_failure' || !error?.stack) return;
    const page = prettyDOM(this.dom.window.document.body);
    error.stack = error.stack.replace(error.message, (message) => `${message}\n\n${page}`);
  }

  async teardown() {
    this.dom?.window.close();
    await super.teardown();
  }
}

module.exports = DomEnvironment;
