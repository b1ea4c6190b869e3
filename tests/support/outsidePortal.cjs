/**
 * Stands for `testPortal` in tests over HTTP: the server and the dev tenant are loaded once for all
 * test files.
 */
module.exports = outside('tests/support/testPortal');
