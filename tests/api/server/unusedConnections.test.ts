import { once } from 'node:events';
import { connect } from 'node:net';
import { startTestPortal } from '../../support/testPortal';

it('a stopping server does not wait for connections that never carried a request', async () => {
  const portal = await startTestPortal();
  const ahead = connect(Number(new URL(portal.url).port), 'localhost');
  await once(ahead, 'connect');
  // The server has taken the connection once it has answered a later one.
  await portal.call(undefined, 'GET', '/users/me');
  const closed = once(ahead, 'close');
  await portal.stop();
  await closed;
  expect(ahead.destroyed).toBe(true);
});
