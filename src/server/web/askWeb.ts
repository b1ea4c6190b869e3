import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { checkWebAddress, publicLookup } from './publicHosts';

interface WebQuestion {
  method?: 'GET' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
  /** `host:port` of servers in the own network that may be asked. */
  privateHosts: readonly string[];
  signal: AbortSignal;
}

const maxRedirects = 4;

/**
 * Asks an address of the internet, over at most four redirects. Each address on the way is checked
 * after its name was resolved, so that the server cannot be led into its own network. Whoever takes
 * the answer reads it or lets go of it.
 * @throws Error with a sentence for the log; `PrivateAddressError` for what must not be asked
 */
export async function askWeb(
  address: string,
  question: WebQuestion,
): Promise<{ answer: IncomingMessage; url: URL }> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await askOnce(url, question);
    const { statusCode: status = 0, headers } = answer;
    if (status === 304 || status < 300 || status >= 400 || !headers.location)
      return { answer, url };
    answer.destroy();
    url = new URL(headers.location, url);
  }
  throw new Error(`The server redirected more than ${maxRedirects} times.`);
}

function askOnce(
  url: URL,
  { method = 'GET', headers, privateHosts, signal }: WebQuestion,
): Promise<IncomingMessage> {
  checkWebAddress(url, privateHosts);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup = publicLookup(url, privateHosts) as never;
  return new Promise((resolve, reject) => {
    request(url, { method, headers, signal, agent: false, lookup }, resolve)
      .on('error', reject)
      // Node keeps an answer of 101 to itself otherwise, and nothing else comes.
      .on('upgrade', (_answer, socket) => {
        socket.destroy();
        reject(new Error('The server answered 101.'));
      })
      .on('close', () => reject(new Error('The server closed the connection without an answer.')))
      .end();
  });
}
