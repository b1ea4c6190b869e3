import { WebSocket } from 'ws';

/** Orders to the crowd. */
export type CrowdOrder =
  { open: { url: string; tokens: string[] } } | { arrivalsOf: number; expected: number };
/** Its reports. Times are milliseconds since 1970. */
export type CrowdReport = { opened: number } | { arrivals: number[] };

const separator = '\u001e';
const atOnce = 100;
const maxWait = 20_000;

/** Times at which each client was notified of a page. */
const heard = new Map<number, number[]>();

/** A process of its own that holds many connections to the hub, each as idle as an open page. */
process.on('message', (order: CrowdOrder) => void obey(order));

async function obey(order: CrowdOrder): Promise<void> {
  if ('open' in order) {
    const { url, tokens } = order.open;
    for (let start = 0; start < tokens.length; start += atOnce)
      await Promise.all(tokens.slice(start, start + atOnce).map((token) => openOne(url, token)));
    report({ opened: tokens.length });
  } else {
    const end = Date.now() + maxWait;
    while ((heard.get(order.arrivalsOf)?.length ?? 0) < order.expected && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    report({ arrivals: heard.get(order.arrivalsOf) ?? [] });
  }
}

function openOne(url: string, token: string): Promise<void> {
  const socket = new WebSocket(`${url}?access_token=${token}`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(`{"protocol":"json","version":1}${separator}`));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text === `{}${separator}`) return resolve();
      const id = /"ComponentId":"personalNews".*"Id":(\d+)/.exec(text)?.[1];
      if (id) note(Number(id));
    });
  });
}

function note(id: number): void {
  const times = heard.get(id) ?? [];
  heard.set(id, times);
  times.push(Date.now());
}

function report(message: CrowdReport): void {
  process.send!(message);
}
