import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A compiled server in a process of its own. */
export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** Text that it has written to its outputs so far. */
  output(): string;
  /** Resolves with the exit code, or the signal's name, when its last words have been read. */
  ended: Promise<number | string | null>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The compiled product's entry. */
export function productEntry(): string {
  return join(
    process.env.PORTAL_ROOT ?? join(__dirname, '..', '..', '..'),
    'dist',
    'server',
    'main.js',
  );
}

/** Starts a program with only these environment variables. */
export function spawnServer(
  entry: string,
  port: number,
  environment: Record<string, string>,
): ServerProcess {
  const env = { PATH: process.env.PATH, PORT: String(port), ...environment };
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { url: `http://localhost:${port}`, process: child, output: () => output, ended, stop };
}

/** Waits until it answers; throws with its output when it ends instead. */
export async function untilAnswering(server: ServerProcess, path = '/health/ready'): Promise<void> {
  for (;;) {
    if (server.process.exitCode !== null || server.process.signalCode !== null)
      throw new Error(`The server ended: ${server.output()}`);
    const isThere = await fetch(`${server.url}${path}`, {
      signal: AbortSignal.timeout(5_000),
    }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isThere) return;
    await delay(20);
  }
}
