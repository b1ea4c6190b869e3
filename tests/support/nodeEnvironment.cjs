/** Node's own environment, with the way out of it that `outside.cjs` is. */
const { TestEnvironment } = require('jest-environment-node');
const { outside } = require('./outside.cjs');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.outside = outside;
  }
};
