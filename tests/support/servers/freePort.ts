import { createServer } from 'node:net';

/** Below the ports that systems give to connections, which other tests open meanwhile. */
const [first, count] = [10_240, 20_000];

/** A port of this machine that nothing listens at, for a server that begins in a moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
}

/** Whether nothing listens at a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
