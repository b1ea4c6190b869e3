import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { hubPath } from '#shared/realtime';
import type { DoctorContext } from './DoctorContext';
import { probe } from './probe';
import { ok, problem, type Found } from '../findings/found';
import { say } from '../findings/sentence';

const timeLimit = 6_000;
const refused = 401;

/**
 * The realtime hub at the public address: its negotiation and a WebSocket, both refused for want of
 * a token, which is how it shows that it is there.
 */
export async function hubChecks({ config: { publicUrl } }: DoctorContext): Promise<Found[]> {
  const address = `${publicUrl}${hubPath}`;
  const [negotiation, upgrade] = await Promise.all([
    probe(`${address}/negotiate?negotiateVersion=1`, { method: 'POST' }),
    upgradeStatus(address),
  ]);
  if (negotiation.failure !== undefined || negotiation.status !== refused) {
    return [problem('hub', say('hub.silent', { address }), say('hub.pass', { path: hubPath }))];
  }
  if (upgrade !== refused)
    return [problem('hub', say('hub.noWebSockets', { address }), say('hub.passWebSockets'))];
  return [ok('hub', say('hub.fine'))];
}

/**
 * The status with which a WebSocket without a token is refused; nothing where there is no answer,
 * 101 where it is not refused.
 */
function upgradeStatus(address: string): Promise<number | undefined> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'c2V0LXVwLWRvY3Rvci0wMQ==',
  };
  return new Promise((resolve) => {
    const request = address.startsWith('https:') ? httpsRequest : httpRequest;
    const asked = request(address, { headers, timeout: timeLimit });
    const done = (status?: number) => {
      resolve(status);
      asked.destroy();
    };
    asked
      .on('response', ({ statusCode }) => done(statusCode))
      .on('upgrade', () => done(101))
      .on('timeout', () => done())
      .on('error', () => done())
      .end();
  });
}
