import { keepLooking, type Lookout } from '../../../src/server/keepLooking';
import { until } from '../../support/until';

const hour = 3_600_000;
let lookout: Lookout | undefined;
afterEach(() => lookout?.stop());

/** Looks that last until they are ended, each with the wait for the next one. */
function openLooks(): { ends: ((wait: number) => void)[]; look: () => Promise<number> } {
  const ends: ((wait: number) => void)[] = [];
  return { ends, look: () => new Promise((resolve) => ends.push(resolve)) };
}

it('a change during a look is looked at after it, however late the next look would be', async () => {
  const { ends, look } = openLooks();
  lookout = keepLooking(look);
  await until(async () => ends.length === 1);
  lookout.soon();
  ends[0]!(hour);
  await until(async () => ends.length === 2);
  ends[1]!(hour);
});

it('without a change it waits for as long as the look says, and several changes are one', async () => {
  const { ends, look } = openLooks();
  lookout = keepLooking(look);
  await until(async () => ends.length === 1);
  ends[0]!(1);
  await until(async () => ends.length === 2);
  ends[1]!(hour);
  await Promise.resolve();
  for (let change = 0; change < 3; change += 1) lookout.soon();
  await until(async () => ends.length === 3);
  ends[2]!(hour);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(ends).toHaveLength(3);
});

it('who stops it waits for the look under way, and no other follows', async () => {
  const { ends, look } = openLooks();
  lookout = keepLooking(look);
  await until(async () => ends.length === 1);
  let isStopped = false;
  const stopped = lookout.stop().then(() => (isStopped = true));
  lookout.soon();
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  ends[0]!(1);
  await stopped;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(ends).toHaveLength(1);
});
