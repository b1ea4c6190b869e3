/**
 * The environment of API tests under `npm run mutation`: the server, which stands outside of jest's
 * sandbox, has the change of the run and says which code it comes to.
 */
const NodeEnvironment = require('./nodeEnvironment.cjs');

module.exports = class extends NodeEnvironment {
  async setup() {
    await super.setup();
    globalThis.__stryker__ ??= this.global.__stryker__ ?? {};
    globalThis.__stryker__.activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    this.global.__stryker__ = globalThis.__stryker__;
  }
};
