import { waitFor } from '@testing-library/react';
import type { FailureError } from '../../../src/client/data/connection/failure';
import { readGraph, readGraphPicture } from '../../../src/client/data/graph/graph';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(async () => {
  portal.devTenant.control.reset();
  (await portal.connectAs()).connection.setLicensed(true);
});
afterEach(() => jest.useRealTimers());

const scopes = ['User.Read'];
const me = () =>
  readGraph<{ displayName: string }>('/me?$select=displayName', { scopes, operation: 'You' });
const licences = () =>
  readGraph<{ value: unknown[] }>('/me/licenseDetails', { scopes, operation: 'Licences' });
const sent = (path: string) => portal.devTenant.control.requests('graph', path).length;
const holdTime = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

it('reads that are asked for together travel in one batch, and one that fails fails alone', async () => {
  portal.devTenant.control.fail({ service: 'graph', path: '/me/licenseDetails', status: 403 });
  const reads = await Promise.allSettled([
    me(),
    readGraph('/me/licenseDetails', { scopes: ['User.Read'], operation: 'Licences' }),
    me(),
  ]);
  expect(reads.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const outside = portal.devTenant.control.requests('graph').filter(({ inBatch }) => !inBatch);
  expect(outside.map(({ path }) => path)).toEqual(['/v1.0/$batch']);
});

it('a batch holds at most twenty requests', async () => {
  await Promise.all(Array.from({ length: 21 }, () => me()));
  const outside = portal.devTenant.control.requests('graph').filter(({ inBatch }) => !inBatch);
  expect(outside.map(({ path }) => path)).toEqual(['/v1.0/$batch', '/v1.0/$batch']);
});

it('pictures that sections ask for a moment apart travel in one batch, and no answer waits for them', async () => {
  holdTime();
  const picture = (of: string) =>
    readGraphPicture(`/users/${of}/photos/96x96/$value`, {
      scopes: ['User.ReadBasic.All'],
      operation: 'Photo',
    });
  const pictures = [picture('nora.vik@nordvik.example')];
  await jest.advanceTimersByTimeAsync(40);
  pictures.push(picture('tor.berg@nordvik.example'));
  expect((await me()).displayName).toBeTruthy();
  expect(sent('/photos/')).toBe(0);
  await jest.advanceTimersByTimeAsync(10);
  await Promise.allSettled(pictures);
  expect([sent('/photos/'), sent('/$batch')]).toEqual([2, 1]);
});

it('a part of a batch that was throttled is read once more, and does not hold the others', async () => {
  holdTime();
  const fault = { service: 'graph', path: '/me/licenseDetails', status: 429 } as const;
  portal.devTenant.control.fail({ ...fault, retryAfter: 9, times: 1 });
  const waiting = licences();
  expect((await me()).displayName).toBeTruthy();
  expect(sent('/me/licenseDetails')).toBe(1);
  await jest.advanceTimersByTimeAsync(9_000);
  expect((await waiting).value.length).toBeGreaterThan(0);
});

it('a part that was throttled without a time to wait is read again after two seconds', async () => {
  holdTime();
  const fault = { service: 'graph', path: '/me/licenseDetails', status: 429 } as const;
  portal.devTenant.control.fail({ ...fault, times: 1 });
  const waiting = licences();
  expect((await me()).displayName).toBeTruthy();
  await jest.advanceTimersByTimeAsync(2_000);
  expect((await waiting).value.length).toBeGreaterThan(0);
});

it('MYDAY-14 MYDAY-34 the parts of a batch that does not come are read four at a time', async () => {
  holdTime();
  const { control } = portal.devTenant;
  control.fail({ service: 'graph', path: '/$batch', silence: 'hang' });
  control.fail({ service: 'graph', path: '/me/todo/', silence: 'hang' });
  const alone = () => sent('/me/todo/lists/');
  const reads = Array.from({ length: 6 }, (_, list) =>
    readGraph(`/me/todo/lists/${list}/tasks`, { scopes, operation: 'Tasks' }),
  );
  const failed = Promise.allSettled(reads);
  await waitFor(() => expect(sent('/$batch')).toBe(1));
  await jest.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(alone()).toBe(4));
  await jest.advanceTimersByTimeAsync(19_000);
  expect(alone()).toBe(4);
  // Nobody waits for the others of a service that is away.
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await failed).map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
  expect(alone()).toBe(4);
});

it('a batch that does not come is read part by part, and only the silent ones are missing', async () => {
  holdTime();
  const { control } = portal.devTenant;
  control.fail({ service: 'graph', path: '/$batch', silence: 'hang' });
  control.fail({ service: 'graph', path: '/me/licenseDetails', silence: 'hang' });
  const missing = licences().catch((error: unknown) => (error as FailureError).failure);
  const mine = me();
  await waitFor(() => expect(sent('/$batch')).toBe(1));
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await mine).displayName).toBeTruthy();
  await waitFor(() => expect(sent('/me/licenseDetails')).toBe(1));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await missing).toMatchObject({ status: 0, isSilent: true, operation: 'Licences' });
  expect(sent('/$batch')).toBe(1);
});
