/**
 * Resolves in a task of its own, so that the browser can do what waits: also in a tab that nobody
 * sees, where timers are slow.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
