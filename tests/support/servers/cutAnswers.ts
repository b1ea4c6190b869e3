import { connect, createServer, type AddressInfo } from 'node:net';

/** A proxy between a caller and a server that swallows each answer when the server has given it. */
export interface AnswerCutter {
  url: string;
  /** Whole answers of the server, in the order in which it gave them. */
  swallowed: string[];
  stop(): Promise<void>;
}

/** The caller sees its connection break after the server has done everything. */
export async function cutAnswers(server: string): Promise<AnswerCutter> {
  const { hostname, port } = new URL(server);
  const swallowed: string[] = [];
  const cutter = createServer((caller) => {
    const chunks: Buffer[] = [];
    const upstream = connect(Number(port), hostname);
    caller.on('error', () => upstream.destroy());
    upstream.on('error', () => caller.destroy());
    upstream.on('data', (chunk) => chunks.push(chunk));
    upstream.on('close', () => {
      swallowed.push(Buffer.concat(chunks).toString());
      caller.destroy();
    });
    caller.pipe(upstream);
  });
  await new Promise<void>((resolve) => cutter.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(cutter.address() as AddressInfo).port}`,
    swallowed,
    stop: () => new Promise((resolve) => cutter.close(() => resolve())),
  };
}
