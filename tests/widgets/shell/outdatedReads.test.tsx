import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiRead } from '../../../src/client/data/connection/apiRead';
import type { PortalComponent } from '../../../src/client/data/components/portalComponents';
import { connection } from '../../../src/client/data/connection/connection';
import { FailureError } from '../../../src/client/data/connection/failure';
import { failureWithout } from '../../../src/client/data/connection/failureOf';
import { invalidate } from '../../../src/client/data/read/invalidate';
import type { ReadName } from '../../../src/client/data/read/readKey';
import { useChangeKnown } from '../../../src/client/data/read/useChangeKnown';
import { useRead, type Read } from '../../../src/client/data/read/useRead';
import { useReplace } from '../../../src/client/data/read/useReplace';
import { controlled, List } from '../../support/widgets/controlledRead';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

/** The service's answer: a value, a failure by its status, or nothing yet. */
let answer: string | number | undefined;
const read: Read<string> = {
  key: 'posts test',
  read: (signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (typeof answer === 'string') resolve(answer);
      if (typeof answer === 'number')
        reject(new FailureError(failureWithout({ operation: 'Test', url: '/test' }, answer, 'no')));
    }),
};

function Shown() {
  const state = useRead(read);
  const asOf = state.state === 'ready' && state.stale?.asOf;
  if (state.state === 'failed') return <p>Failed with {state.failure.status}</p>;
  if (state.state !== 'ready') return <p>{state.state}</p>;
  return <p>{asOf ? `${state.value} of ${new Date(asOf).getFullYear()}` : state.value}</p>;
}

const year = new Date().getFullYear();
const open = () => portal.show(<Shown />, { keepCache: true });
const announce = () => act(() => invalidate('posts'));

/** Shows `before` on a page that has asked the service. */
async function openWith(value: string) {
  answer = value;
  await (await portal.connectAs()).cache.remove('');
  const page = await open();
  await screen.findByText(value);
  return page;
}

it.each([0, 503, 504])(
  'CACHE-17 OFFLINE-05 an announcement followed by an outage (%d) keeps what is known, also after a reload',
  async (status) => {
    const page = await openWith('before');
    answer = status;
    await announce();
    expect(await screen.findByText(`before of ${year}`)).toBeVisible();
    page.unmount();
    await open();
    expect(await screen.findByText(`before of ${year}`)).toBeVisible();
  },
);

it('CACHE-17 what is on screen stays until the new answer is there, and the new one is what is kept', async () => {
  const page = await openWith('before');
  answer = undefined;
  await act(async () => void invalidate('posts'));
  expect(screen.getByText('before')).toBeVisible();
  answer = 'after';
  await announce();
  expect(await screen.findByText('after')).toBeVisible();
  page.unmount();
  answer = 503;
  await open();
  expect(await screen.findByText(`after of ${year}`)).toBeVisible();
});

it('CACHE-16 what has changed is not shown as if it were current where it was not on screen', async () => {
  const page = await openWith('before');
  page.unmount();
  answer = undefined;
  await announce();
  await open();
  expect(await screen.findByText('loading')).toBeVisible();
  expect(screen.queryByText('before')).toBeNull();
});

it.each([401, 403, 404])(
  'what a person may no longer see (%d) is not shown, nor does an outage or a reload bring it back',
  async (status) => {
    const page = await openWith('before');
    answer = status;
    await announce();
    expect(await screen.findByText(`Failed with ${status}`)).toBeVisible();
    answer = 503;
    await announce();
    expect(await screen.findByText('Failed with 503')).toBeVisible();
    page.unmount();
    await open();
    expect(await screen.findByText('Failed with 503')).toBeVisible();
    expect(screen.queryByText(/before/)).toBeNull();
  },
);

it('a value of an earlier visit that is refused now does not come back either', async () => {
  const page = await openWith('before');
  page.unmount();
  answer = 404;
  const refused = await open();
  expect(await screen.findByText('Failed with 404')).toBeVisible();
  refused.unmount();
  answer = 0;
  await open();
  expect(await screen.findByText('Failed with 0')).toBeVisible();
});

describe('the name of a read', () => {
  it('is its call and its input, so that whoever asks the same shares the answer', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    const input = { query: { amount: 5 }, operation: 'News' };
    expect(apiRead('GET /pages/news/top', input).key).toBe(
      'GET /pages/news/top {"query":{"amount":5}}',
    );
    expect(apiRead('GET /apptiles/{id}', { params: { id: 7 }, operation: 'App' }).key).toBe(
      'GET /apptiles/{id} {"params":{"id":7}}',
    );
    function News({ operation }: { operation: string }) {
      const news = useRead(apiRead('GET /pages/news/top', { ...input, operation }));
      return <p>{news.state === 'ready' && `${news.value.length} news`}</p>;
    }
    await portal.show(
      <>
        <News operation="News" />
        <News operation="The same" />
      </>,
    );
    await waitFor(() => expect(screen.getAllByText('0 news')).toHaveLength(2));
    const calls = asked.mock.calls.filter(([url]) => String(url).includes('/pages/news/top?'));
    expect(calls).toHaveLength(1);
    asked.mockRestore();
  });

  it('is one of the contract or of the list of others: a misspelt one does not compile', () => {
    // @ts-expect-error -- there is no such call
    const reads: PortalComponent['reads'] = ['GET /infobox'];
    // @ts-expect-error -- a prefix is no name
    const prefix: ReadName = 'infoboxes/';
    // @ts-expect-error -- the input of the call has no such field
    const wrong = () => apiRead('GET /pages/news/top', { query: { count: 5 }, operation: 'News' });
    // @ts-expect-error -- there is no such call, whatever is asked for
    const key: Read<string>['key'] = `GET /infobox ${5}`;
    expect([reads, prefix, wrong, key]).toHaveLength(4);
  });
});

describe('an answer that was asked for before a person has changed something', () => {
  /** Shows a list that is known and read anew, slowly, and what removes its second entry. */
  async function showSlowly(useRemoval: () => () => void, more?: Pick<Read<string[]>, 'lifetime'>) {
    const { read, calls, next } = controlled(more);
    function Widget() {
      const remove = useRemoval();
      return (
        <>
          <List read={read} />
          <button onClick={remove}>Remove</button>
        </>
      );
    }
    const before = await portal.show(<Widget />);
    (await next()).answer(['old', 'unwanted']);
    expect(await screen.findByText('old, unwanted')).toBeVisible();
    before.unmount();
    await portal.show(<Widget />, { keepCache: true });
    expect(await screen.findByText('old, unwanted')).toBeVisible();
    await waitFor(() => expect(calls).toHaveLength(2));
    return { read, next, remove: () => fireEvent.click(screen.getByText('Remove')) };
  }

  const without = (known: string[]) => known.filter((each) => each !== 'unwanted');

  const ways = [
    ['changed', () => useChangeKnown<string[]>('posts test')],
    [
      'replaced',
      () => {
        const replace = useReplace();
        return (change: (known: string[]) => string[]) => replace('posts test', change, []);
      },
    ],
  ] as const;

  it.each(ways)('CACHE-21 keeps what was %s for as long as its read does', async (_, useChange) => {
    const day = 24 * 60 * 60_000;
    const { read, remove } = await showSlowly(
      () => {
        const change = useChange();
        return () => change(without);
      },
      { lifetime: day },
    );
    remove();
    expect(await screen.findByText('old')).toBeVisible();
    const kept = connection().cache.peek(read.key)!;
    expect(Date.parse(kept.AbsoluteExpirationDate) - Date.parse(kept.AddedToCache)).toBe(day);
  });

  it.each(ways)(
    'leaves what was %s as it is, here and for later, and brings the rest',
    async (_, useChange) => {
      const { read, next, remove } = await showSlowly(() => {
        const change = useChange();
        return () => change(without);
      });
      const slow = await next();
      remove();
      expect(await screen.findByText('old')).toBeVisible();
      slow.answer(['new', 'old', 'unwanted']);
      expect(await screen.findByText('new, old')).toBeVisible();
      await waitFor(() => expect(connection().cache.peek(read.key)?.Data).toEqual(['new', 'old']));
    },
  );

  it.each(ways)(
    'what was %s after it has stood longer than it is kept is what stood there',
    async (_, useChange) => {
      const { read, next } = controlled({ lifetime: 1 });
      function Widget() {
        const change = useChange();
        return (
          <>
            <List read={read} />
            <button onClick={() => change(without)}>Remove</button>
          </>
        );
      }
      await portal.show(<Widget />);
      (await next()).answer(['old', 'unwanted']);
      expect(await screen.findByText(/^old, unwanted/)).toBeVisible();
      await waitFor(() => expect(connection().cache.last(read.key)).toBeUndefined());
      fireEvent.click(screen.getByText('Remove'));
      expect(await screen.findByText(/^old$/)).toBeVisible();
    },
  );

  it('leaves it as it is also where it is a failure', async () => {
    const { read, next, remove } = await showSlowly(() => {
      const change = useChangeKnown<string[]>('posts test');
      return () => change(without);
    });
    const slow = await next();
    remove();
    slow.fail(503);
    expect(await screen.findByText('old (saved)')).toBeVisible();
    expect(connection().cache.peek(read.key)?.Data).toEqual(['old']);
  });
});
