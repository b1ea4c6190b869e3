/** What widget tests take from beyond their page; domEnvironment loads it once for each worker. */
export { seedPortal } from '../../../src/devTenant/seed/seedPortal';
export { watchGraph } from '../graphContract';
export { startTestPortal } from '../testPortal';
