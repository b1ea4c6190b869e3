import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { takeTokensFrom } from '../../../src/client/auth/tokens';
import { connectPortal } from '../../../src/client/connectPortal';
import { callApi } from '../../../src/client/data/connection/callApi';
import { openPersonCache } from '../../../src/client/data/cache/personCache';
import { FailureError } from '../../../src/client/data/connection/failure';
import { failureWithout } from '../../../src/client/data/connection/failureOf';
import { handleFailure } from '../../../src/client/data/connection/handleFailure';
import { startRead } from '../../../src/client/data/read/runningReads';
import { signOut } from '../../../src/client/data/session/signOut';
import type { Read } from '../../../src/client/data/read/useRead';
import { channelTreeRead, languageTermsRead } from '../../../src/client/data/targeting/useTerms';
import { ReachNote } from '../../../src/client/features/broadcasts/ReachNote';
import { firstTexts as en } from '../../../src/client/texts/topics';
import { controlled, List } from '../../support/widgets/controlledRead';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import { watchNotices } from '../../support/widgets/notices';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();

async function shown(read: Read<string[]>, keepCache = false) {
  return portal.show(<List read={read} />, { keepCache });
}

it.each([0, 401, 403, 404, 429, 500, 503, 504])(
  'ERRORS-01 ERRORS-10 without a cached value the failure shows, and is in the console: %i',
  async (status) => {
    const { read, next } = controlled();
    await shown(read);
    (await next()).fail(status);
    expect(await screen.findByRole('button', { name: `Failed with ${status}` })).toBeVisible();
    // eslint-disable-next-line no-console -- the browser's console is the log
    expect(console.warn).toHaveBeenCalledWith(`Test: ${status} /test`, ['no'], '');
  },
);

it('ERRORS-08 ERRORS-61 where nothing was there before, the failure shows without the notice of saved data', async () => {
  const first = controlled();
  const { unmount } = await shown(first.read);
  (await first.next()).answer([]);
  await screen.findByText('Empty');
  unmount();
  const later = controlled();
  await shown(later.read, true);
  (await later.next()).fail(0);
  expect(await screen.findByRole('button', { name: 'Failed with 0' })).toBeVisible();
  expect(notices).toEqual([]);
});

it('CACHE-07 CACHE-10 CACHE-20 a tree, and languages, are asked for again only within 30 minutes of its expiry', async () => {
  const readsBeforeExpiry = async (
    { lifetime = 0, recheckWithin }: Pick<Read<unknown>, 'lifetime' | 'recheckWithin'>,
    minutes: number,
  ) => {
    const { person } = await portal.connectAs();
    const added = new Date(Date.now() - lifetime + minutes * 60_000);
    const earlier = await openPersonCache({
      tenantId: person.tenantId,
      personId: person.id,
      buildHash: 'test',
      now: () => added,
    });
    earlier.put('posts test', ['tree'], lifetime);
    const visit = controlled({ lifetime, recheckWithin });
    const { unmount } = await shown(visit.read, true);
    await screen.findByText('tree');
    // Reads begin in the frame after the first one.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    unmount();
    return visit.calls.length;
  };
  for (const read of [channelTreeRead(1033), languageTermsRead(1033)]) {
    expect([read.key, await readsBeforeExpiry(read, 31)]).toEqual([read.key, 0]);
    expect([read.key, await readsBeforeExpiry(read, 29)]).toEqual([read.key, 1]);
  }
});

it('CACHE-02 in a page that stays open an answer counts for 3 hours, and is then asked for again', async () => {
  const { read, calls, next } = controlled();
  function Visited() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        {isThere && <List read={read} />}
        <button onClick={() => setThere(!isThere)}>{isThere ? 'Leave' : 'Come back'}</button>
      </>
    );
  }
  const press = async (name: string) =>
    userEvent.click(screen.getByRole('button', { name }), { delay: null });
  await portal.show(<Visited />);
  (await next()).answer(['old']);
  await screen.findByText('old');
  const comeBackAfter = async (minutes: number) => {
    await press('Leave');
    setDeviceClock(added + minutes * 60_000);
    await press('Come back');
    await screen.findByText('old');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  const added = Date.now();
  await comeBackAfter(179);
  expect(calls).toHaveLength(1);
  await comeBackAfter(181);
  await waitFor(() => expect(calls).toHaveLength(2));
  jest.useRealTimers();
});

it('a read that nobody shows any more is aborted, and one that two show is made once', async () => {
  const { read, calls, next } = controlled();
  function Both() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        {isThere && (
          <>
            <List read={read} />
            <List read={read} />
          </>
        )}
        <button onClick={() => setThere(false)}>Leave</button>
      </>
    );
  }
  await portal.show(<Both />);
  const { signal } = await next();
  expect(calls.length).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(signal.aborted).toBe(true));
});

/** One list after another in the same place, as when somebody chooses a filter. */
function Chosen({ reads }: { reads: Record<string, Read<string[]>> }) {
  const [name, setName] = useState('first');
  return (
    <>
      <List read={reads[name]!} />
      {Object.keys(reads).map((other) => (
        <button key={other} onClick={() => setName(other)}>
          Choose {other}
        </button>
      ))}
    </>
  );
}

it('what was shown before stands for what loads, and never for what failed or for nothing', async () => {
  const [first, second, empty, last] = ['first', 'second', 'empty', 'last'].map((name) =>
    controlled({ key: `posts ${name}`, keepPrevious: true }),
  );
  await portal.show(
    <Chosen
      reads={{ first: first!.read, second: second!.read, empty: empty!.read, last: last!.read }}
    />,
  );
  (await first!.next()).answer(['one']);
  await screen.findByText('one');
  await userEvent.click(screen.getByRole('button', { name: 'Choose second' }));
  const reading = await second!.next();
  expect(screen.getByText('one')).toBeVisible();
  reading.fail(503);
  await userEvent.click(await screen.findByRole('button', { name: 'Failed with 503' }));
  await waitFor(() => expect(second!.calls).toHaveLength(2));
  expect(screen.getByText('Loading')).toBeVisible();
  (await second!.next()).answer(['two']);
  await screen.findByText('two');
  await userEvent.click(screen.getByRole('button', { name: 'Choose empty' }));
  (await empty!.next()).answer([]);
  await screen.findByText('Empty');
  await userEvent.click(screen.getByRole('button', { name: 'Choose last' }));
  await last!.next();
  expect(screen.getByText('Loading')).toBeVisible();
});

it('a value that was saved shows at once in the place of another', async () => {
  const [first, saved] = ['first', 'saved'].map((name) =>
    controlled({ key: `posts ${name}`, keepPrevious: true }),
  );
  const { connection } = await portal.connectAs();
  connection.cache.put('posts saved', ['saved'], 60_000);
  await portal.show(<Chosen reads={{ first: first!.read, saved: saved!.read }} />, {
    keepCache: true,
  });
  (await first!.next()).answer(['one']);
  await screen.findByText('one');
  await userEvent.click(screen.getByRole('button', { name: 'Choose saved' }));
  expect(await screen.findByText('saved')).toBeVisible();
  (await saved!.next()).fail(0);
  expect(await screen.findByText('saved (saved)')).toBeVisible();
});

it('a new connection of the page does not wait for what an earlier one asked for', async () => {
  const { connection } = await portal.connectAs();
  void startRead({ key: 'posts test', read: () => new Promise(() => undefined) });
  connectPortal({ config: connection.config, cache: connection.cache });
  await expect(startRead({ key: 'posts test', read: async () => ['again'] })).resolves.toEqual([
    'again',
  ]);
});

it('CACHE-22 AUTH-37 an answer that arrives while somebody signs out is not left on the device', async () => {
  const { person, cache } = await portal.connectAs();
  cache.put('posts test', ['earlier'], 60_000);
  takeTokensFrom(async () => ({
    restore: async () => undefined,
    signIn: async () => ({ kind: 'needsClick' }),
    getToken: async () => '',
    signOut: async () => cache.put('posts test', ['late'], 60_000),
  }));
  await signOut(person.id);
  const next = await portal.connectAs({ keepCache: true });
  expect(next.cache.peek('posts test')).toBeUndefined();
});

it('what is not wanted is not read', async () => {
  const { read, calls } = controlled({ isWanted: false });
  await shown(read);
  expect(await screen.findByText('Loading')).toBeVisible();
  expect(calls.length).toBe(0);
});

describe('the shared handler', () => {
  const failing = (status: number) =>
    new FailureError(failureWithout({ operation: 'Your news', url: '/x' }, status, 'no'));

  it('ERRORS-01 ERRORS-04 ERRORS-05 logs, then shows the status and the operation for five seconds', () => {
    // eslint-disable-next-line no-console -- the browser's console is the log
    jest.mocked(console.warn).mockImplementationOnce(() => expect(notices).toEqual([]));
    handleFailure(failing(500), en);
    // eslint-disable-next-line no-console -- the browser's console is the log
    expect(console.warn).toHaveBeenCalledWith('Your news: 500 /x', ['no'], '');
    expect(notices).toEqual([
      {
        kind: 'error',
        text: 'Your news: There was a problem loading or saving information. Please try again later. (status 500)',
        duration: 5_000,
      },
    ]);
  });

  it('ERRORS-04 shows any other status too, a refusal as well as a failure of the service', () => {
    const statuses = [304, 400, 401, 403, 404, 405, 409, 410, 413, 500, 503, 507];
    for (const status of statuses) handleFailure(failing(status), en);
    expect(notices.map(({ text }) => text)).toEqual(
      statuses.map((status) =>
        expect.stringMatching(new RegExp(`^Your news: .+ \\(status ${status}\\)$`)),
      ),
    );
  });

  it('ERRORS-05 says of no answer that there was none, instead of a status', () => {
    handleFailure(failing(0), en);
    expect(notices.map(({ text }) => text)).toEqual(['Your news: There was no answer.']);
  });

  it('ERRORS-03 ERRORS-06 shows nothing for 402 and 429, nor where the call asks for silence', () => {
    handleFailure(failing(402), en);
    handleFailure(failing(429), en);
    handleFailure(failing(500), en, { quiet: true });
    expect(notices).toEqual([]);
  });

  it('hands on what is no failure of a request', () => {
    expect(() => handleFailure(new RangeError('a mistake'), en)).toThrow('a mistake');
  });
});

it('a call with query and body reaches the server as its contract says', async () => {
  await portal.connectAs({ person: 'editor' });
  const created = await callApi('POST /pages', {
    query: {},
    body: {
      Title: 'Quay 4 opens',
      Content: '<p>On Monday.</p>',
      PageType: 1,
      PublishingDate: '2026-01-01T08:00:00Z',
    },
    operation: 'Page',
  });
  const found = await callApi('POST /pages/query', {
    body: { FindText: 'Quay 4' },
    operation: 'Pages',
  });
  expect(found.map(({ Id }) => Id)).toEqual([created.Id]);
  await expect(
    callApi('DELETE /pages/{id}', {
      params: { id: created.Id },
      version: created.Modified,
      operation: 'Page',
    }),
  ).resolves.toBeUndefined();
});

it('that people could not be counted is said, and they are counted when asked again', async () => {
  const real = globalThis.fetch;
  const failing = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/reach')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  await portal.show(
    <Suspense>
      <ReachNote channels={[]} window={{ StartDate: null, EndDate: null }} />
    </Suspense>,
    { person: 'editor' },
  );
  expect(await screen.findByText('The number of people could not be loaded.')).toBeVisible();
  expect(screen.queryByText(/^Reaches/)).toBeNull();
  failing.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Reaches (\d+) of \1 people$/)).toBeVisible();
});
