/** Run by jest after all suites. */
module.exports = () => globalThis.stopTestServer?.();
