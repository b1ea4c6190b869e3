import { RenewedBehind } from '../../../src/server/memory/renewedBehind';

interface Value {
  name: string;
}

let clock = 0;
let failures: string[] = [];
beforeEach(() => {
  clock = 0;
  failures = [];
});

/** Makings that last until they are ended. */
function kept() {
  const makings: { done: (name: string) => void; fail: () => void }[] = [];
  const known = new RenewedBehind<Value>(
    2,
    { freshFor: 100, keptFor: 400, pause: 10 },
    (error) => failures.push((error as Error).message),
    () => clock,
  );
  const get = () =>
    known.get(
      'key',
      () =>
        new Promise((resolve, reject) =>
          makings.push({
            done: (name) => resolve({ name }),
            fail: () => reject(new Error('not made')),
          }),
        ),
    );
  /** Gets the first value. */
  const begin = async () => {
    const first = get();
    makings[0]!.done('first');
    await first;
  };
  return { makings, known, get, begin };
}

/** Lets what has been settled take effect. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('who asks at the same time waits for one making, and a failure is not kept', async () => {
  const { makings, get } = kept();
  const asked = [get(), get()];
  expect(makings).toHaveLength(1);
  makings[0]!.fail();
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  const again = get();
  makings[1]!.done('second');
  expect(await again).toEqual({ name: 'second' });
});

it('the old value is answered until the new one is whole', async () => {
  const { makings, get, begin } = kept();
  await begin();
  clock = 99;
  await get();
  expect(makings).toHaveLength(1);
  clock = 100;
  expect(await get()).toEqual({ name: 'first' });
  expect(await get()).toEqual({ name: 'first' });
  expect(makings).toHaveLength(2);
  makings[1]!.done('second');
  await settle();
  expect(await get()).toEqual({ name: 'second' });
});

it('what cannot be made anew stays for its time, and is tried again after a pause', async () => {
  const { makings, get, begin } = kept();
  await begin();
  clock = 100;
  await get();
  makings[1]!.fail();
  await settle();
  clock = 109;
  expect(await get()).toEqual({ name: 'first' });
  expect(makings).toHaveLength(2);
  clock = 110;
  expect(await get()).toEqual({ name: 'first' });
  expect(makings).toHaveLength(3);
  makings[2]!.fail();
  await settle();
  clock = 400;
  const late = get();
  makings[3]!.fail();
  await expect(late).rejects.toThrow('not made');
  expect(failures).toEqual(['not made', 'not made', 'not made']);
});

it('what is cleared while it is being made is not kept', async () => {
  const { makings, known, get } = kept();
  const asked = get();
  known.clear();
  makings[0]!.done('before');
  await asked;
  const again = get();
  makings[1]!.done('after');
  expect(await again).toEqual({ name: 'after' });
  expect(await get()).toEqual({ name: 'after' });
});
