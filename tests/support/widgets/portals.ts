/** Code that widget tests take from outside their page; domEnvironment loads it once per worker. */
export { seedPortal } from '../../../src/devTenant/seed/seedPortal';
export { watchGraph } from '../graphContract';
export { startTestPortal } from '../testPortal';
