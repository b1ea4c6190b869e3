import { once } from '../platform/once';
import { showThemes } from './showThemes';

/** One chunk; each of these runs what those before it have not. */
const pieces = [
  () => import(/* webpackChunkName: "app" */ 'react-dom/client'),
  () => import(/* webpackChunkName: "app" */ '../shell/frame/AppFrame'),
  () => import(/* webpackChunkName: "app" */ '../ui/CardLink'),
  () => import(/* webpackChunkName: "app" */ '../data/session/DataProvider'),
  () => import(/* webpackChunkName: "app" */ '../routes'),
  () => import(/* webpackChunkName: "app" */ '../shell/Shell'),
];

/**
 * Loads the app. What loads at once is run in several tasks, because in one it would hold up a slow
 * device.
 */
export const importApp = once(async () => {
  const themed = showThemes();
  // A failure here is reported below.
  themed.catch(() => undefined);
  for (const piece of pieces) {
    await piece();
    await nextTask();
  }
  await themed;
  return import(/* webpackChunkName: "app" */ '../App');
});

/**
 * Resolves in a task of its own, so that the browser can do what waits: also in a tab that nobody
 * sees, where timers are slow.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
