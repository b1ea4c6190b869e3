import { CopyKeeper, type CopyStatus } from '../../../src/client/data/workingCopies/copyKeeper';
import { FailureError } from '../../../src/client/data/connection/failure';
import { noteServerTime } from '../../../src/client/platform/presentTime';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const fail = (error: unknown) => {
  throw error;
};

/** A keeper whose server does not take anything, and how often it was asked. */
function keeperWithoutServer(
  answer: { status: number; retryAfterSeconds?: number } = { status: 0 },
) {
  const asked: string[] = [];
  const places = {
    toDevice: () => Promise.resolve(true),
    toServer: (content: string) => {
      asked.push(content);
      const failure = { ...answer, operation: 'Keep', url: '/', messages: [], time: '' };
      return Promise.reject(new FailureError(failure));
    },
    discard: () => Promise.resolve(),
  };
  return { asked, keeper: new CopyKeeper<string>(places, () => undefined, fail) };
}

it('what the server does not take is tried again while the form is open, and not when it has gone', async () => {
  const { asked, keeper } = keeperWithoutServer();
  keeper.take('One');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['One', 'One']);
  keeper.take('Two');
  keeper.end();
  await jest.advanceTimersByTimeAsync(200_000);
  expect(asked).toEqual(['One', 'One', 'Two']);
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  ['for too many requests', { status: 429, retryAfterSeconds: 30 }, ['One', 'One']],
  ['for what it is', { status: 400 }, ['One']],
])(
  'what the server refuses %s is tried again only if that can help',
  async (_, answer, expected) => {
    const { asked, keeper } = keeperWithoutServer(answer);
    keeper.take('One');
    await jest.advanceTimersByTimeAsync(2_500 + 29_000);
    expect(asked).toEqual(['One']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(expected);
  },
);

it('what is kept twice while a request is under way goes to the server once', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const places = {
    toDevice: () => Promise.resolve(true),
    toServer: (content: string) => {
      asked.push(content);
      return new Promise<void>((resolve) => answers.push(resolve));
    },
    discard: () => Promise.resolve(),
  };
  const keeper = new CopyKeeper<string>(places, () => undefined, fail);
  keeper.take('One');
  await jest.advanceTimersByTimeAsync(2_500);
  keeper.take('Two');
  // It is due, and the person looks at another tab: the server is still at the first.
  await jest.advanceTimersByTimeAsync(2_500);
  keeper.flush();
  answers.shift()?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['One', 'Two']);
  answers.shift()?.();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['One', 'Two']);
});

it('what is kept is said to be so at the time of the server, also where the device has another', async () => {
  const said: CopyStatus[] = [];
  const taken = () => Promise.resolve();
  const places = { toDevice: () => Promise.resolve(true), toServer: taken, discard: taken };
  noteServerTime(new Date(Date.now() + 7_200_000).toUTCString(), Date.now());
  const keeper = new CopyKeeper<string>(places, (status) => said.push(status), fail);
  keeper.take('One');
  await jest.advanceTimersByTimeAsync(10_000);
  keeper.end();
  noteServerTime(new Date().toUTCString(), Date.now());
  const times = said.flatMap((status) => (status.state === 'kept' ? [status.at.getTime()] : []));
  expect(times).toHaveLength(2);
  for (const time of times) expect(time - Date.now()).toBeGreaterThan(7_000_000);
});
