import { randomUUID } from 'node:crypto';
import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { emptyNewsItem } from '#shared/rules/news/news';
import { cellSpans } from '../../../src/client/features/news/cards/cellSpans';
import { NewsRow } from '../../../src/client/features/news/NewsRow';
import type { NewsDisplay } from '../../../src/client/features/news/useNewsDisplay';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { firstTexts as en } from '../../../src/client/texts/topics';
import { plural } from '../../../src/client/texts/plural';
import { DateText } from '../../../src/client/ui/text/DateText';
import { dateWords } from '../../../src/client/ui/text/dateWords';
import { ErrorPanel } from '../../../src/client/ui/trouble/ErrorPanel';
import { lazyPart } from '../../../src/client/loading/lazyPart';
import { onMissingPart } from '../../../src/client/loading/missingParts';
import { Part } from '../../../src/client/loading/Part';
import { PersonAvatar } from '../../../src/client/ui/PersonAvatar';
import { Picture } from '../../../src/client/ui/Picture';
import { RichText } from '../../../src/client/ui/text/RichText';
import { SourceNotice } from '../../../src/client/ui/widget/SourceNotice';
import { useOrder } from '../../../src/client/ui/order/useOrder';
import { collectGarbage } from '../../support/collectGarbage';
import { expectConsoleError } from '../../support/unexpectedErrors';
import { keepFar } from '../../support/nearWindow';

const show = (content: React.ReactNode) =>
  render(
    <AppFrame>
      <MemoryRouter>{content}</MemoryRouter>
    </AppFrame>,
  );

describe('the sentence of a failure', () => {
  /** As its panel says it. */
  const sentence = (status: number) => {
    const failure = { status, operation: 'News', url: '', messages: [], time: '2026-11-23T09:00Z' };
    const { unmount } = show(<ErrorPanel name="News" failure={failure} />);
    const { textContent } = screen.getByText('News could not be loaded').nextElementSibling!;
    unmount();
    return textContent;
  };
  const usual = 'There was a problem loading or saving information. Please try again later.';

  it('ERRORS-11 of status 500 and above', () =>
    expect([500, 503, 599].map(sentence)).toEqual([usual, usual, usual]));
  it('ERRORS-12 of status 400', () =>
    expect(sentence(400)).toBe('There was an error in the request to the server.'));
  it('ERRORS-13 of status 401', () =>
    expect(sentence(401)).toBe('You were not authorized to perform the request.'));
  it('ERRORS-14 of status 403', () =>
    expect(sentence(403)).toBe('You did not have permission to perform the request.'));
  it('ERRORS-15 of status 404', () =>
    expect(sentence(404)).toBe('The requested object could not be found on the server.'));
  it('ERRORS-16 of status 429', () =>
    expect(sentence(429)).toBe(
      'There are too many people trying to do the same thing as you, wait a minute and try again.',
    ));
  it('ERRORS-17 of status 300 to 399', () =>
    expect([300, 304, 399].map(sentence)).toEqual(
      Array(3).fill('There was a redirect in the request, wait a minute and the refresh.'),
    ));
  it('ERRORS-56 of the statuses without an own one', () => {
    const own = [400, 401, 403, 404, 409, 413, 429];
    const others = Array.from({ length: 100 }, (_, index) => 400 + index);
    const usualOnes = [0, ...others.filter((status) => !own.includes(status))];
    expect(usualOnes.filter((status) => sentence(status) !== usual)).toEqual([]);
    expect(sentence(409)).toBe(
      'Someone else has changed this in the meantime. Reload to see the latest version.',
    );
    expect(sentence(413)).toBe('The file is too large.');
  });

  it('ERRORS-19 ERRORS-57 the details tell when it failed, and leave out an empty address and telephone', async () => {
    show(
      <ErrorPanel
        name="Your news"
        failure={{
          status: 500,
          operation: 'Your news',
          url: 'https://x/y',
          messages: [],
          time: '2020-05-01T12:00:00Z',
        }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show more information' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Support email')).toBeNull();
    expect(dialog.queryByText('Support phone')).toBeNull();
    expect(dialog.getByText('None')).toBeVisible();
    const time = dialog.getByText('Time').nextElementSibling!;
    expect(time).toHaveTextContent(/May.* 2020/);
    expect(time.querySelector('time')).toHaveAttribute('datetime', '2020-05-01T12:00:00.000Z');
  });
});

it('AUTH-29 a widget that only needs a sign-in points to the button above the page and shows no status', () => {
  const failure = {
    status: 401,
    operation: 'Your tasks',
    url: 'https://x/y',
    messages: [],
    time: '2026-05-01T08:00:00Z',
    isSignInNeeded: true as const,
  };
  const { unmount } = show(
    <ErrorPanel name="Your tasks" failure={failure} reload={() => undefined} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Sign in to see “Your tasks”');
  expect(screen.getByText('Choose Sign in above the page.')).toBeVisible();
  expect(screen.queryByText(/401/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  show(<SourceNotice name="News from SharePoint" failure={failure} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Sign in to see “News from SharePoint”. Choose Sign in above the page.',
  );
});

it('a saved value of an earlier day shows its date; offline, the bar says it for all', () => {
  const failure = {
    status: 503,
    operation: 'Your tasks',
    url: 'https://x/y',
    messages: [],
    time: '2026-05-01T08:00:00Z',
  };
  const { rerender } = show(
    <SourceNotice name="Your tasks" failure={failure} asOf="2026-05-01T08:00:00Z" />,
  );
  expect(
    screen.getByText(/^Your tasks could not be refreshed\. Showing saved content \(.*2026.*\)\.$/),
  ).toBeVisible();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  rerender(
    <AppFrame>
      <MemoryRouter>
        <SourceNotice
          name="Your tasks"
          failure={failure}
          asOf="2026-05-01T08:00:00Z"
          reload={() => undefined}
        />
      </MemoryRouter>
    </AppFrame>,
  );
  expect(screen.queryByRole('status')).toBeNull();
});

it('“Try again” of a source keeps the focus while pending, and is offered again on failure', () => {
  const failure = {
    status: 503,
    operation: 'News',
    url: 'https://x/y',
    messages: [],
    time: '2026-05-01T08:00:00Z',
  };
  const reload = jest.fn();
  const notice = (failed: boolean) => (
    <AppFrame>
      <MemoryRouter>
        <SourceNotice name="News" failure={failed ? failure : undefined} reload={reload} />
      </MemoryRouter>
    </AppFrame>
  );
  const { rerender } = show(<SourceNotice name="News" reload={reload} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(notice(true));
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  fireEvent.click(button);
  rerender(notice(false));
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  expect(reload).toHaveBeenCalledTimes(1);
  rerender(notice(true));
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-disabled');
});

describe('dates', () => {
  const now = new Date('2026-05-20T10:00:00Z');
  const words = (iso: string, style: 'relative' | 'day' | 'full' = 'relative', locale = 'en-GB') =>
    dateWords(new Date(iso), style, { locale, now, timeZone: 'Europe/Copenhagen' });

  it('of the last days are told relative to today, older ones as dates, those of other years with the year', () => {
    expect(words('2026-05-20T09:58:00Z')).toBe('2 minutes ago');
    expect(words('2026-05-20T07:00:00Z')).toBe('3 hours ago');
    expect(words('2026-05-19T21:00:00Z')).toBe('yesterday');
    expect(words('2026-05-15T07:00:00Z')).toBe('5 days ago');
    expect(words('2026-05-02T07:00:00Z')).toBe('2 May');
    expect(words('2025-12-24T07:00:00Z')).toBe('24 Dec 2025');
  });

  it('LANG-21 tell the same moment in the zone of each reader', () => {
    const at = (timeZone: string) =>
      dateWords(new Date('2026-05-19T22:30:00Z'), 'full', { locale: 'en-GB', now, timeZone });
    expect(at('Europe/Copenhagen')).toMatch(/20 May 2026.*00:30/);
    expect(at('America/New_York')).toMatch(/19 May 2026.*18:30/);
  });

  it('follow the reader’s language and zone: shortly after midnight there it is today', () => {
    expect(words('2026-05-19T22:30:00Z')).toBe('11 hours ago');
    expect(words('2026-05-19T21:00:00Z', 'relative', 'da-DK')).toBe('i går');
    expect(words('2026-05-02T07:00:00Z', 'day', 'da-DK')).toBe('2. maj 2026');
    expect(words('2026-05-02T07:00:00Z', 'full', 'sv-SE')).toContain('lördag 2 maj 2026');
  });

  it('say the whole date and the time to whoever points at them', () => {
    show(<DateText value={new Date(2026, 4, 2, 9).toISOString()} style="day" />);
    const date = screen.getByText(/2026/);
    fireEvent.pointerEnter(date);
    expect(date.title).toMatch(/^Saturday,.*2026.*\d:\d\d/);
  });

  it('in the future are never told as past', () => {
    expect(words('2026-05-21T07:00:00Z')).toBe('21 May');
  });
});

it('counted texts follow the language’s plural', () => {
  expect([0, 1, 2, 1_200].map((count) => plural(en.news.likes, count, 'en-GB'))).toEqual([
    '0 likes',
    '1 like',
    '2 likes',
    '1,200 likes',
  ]);
});

it('PEOPLE-10 initials are the first two capitals of a name, else its first two characters', () => {
  const initialsOf = (name: string) => {
    const { container, unmount } = show(<PersonAvatar name={name} />);
    const { textContent } = container;
    unmount();
    return textContent;
  };
  expect(
    ['Anna Bergström', 'Jens van der Meer', 'madonna', 'Åse', 'Øyvind Aas Nordli'].map(initialsOf),
  ).toEqual(['AB', 'JM', 'ma', 'Ås', 'ØA']);
});

it('every row of featured news is filled, whatever the number of cards', () => {
  for (let count = 0; count < 30; count += 1) {
    for (const max of [2, 3] as const) {
      let rest = 0;
      for (const span of cellSpans(count, max)) {
        rest += span;
        expect(rest).toBeLessThanOrEqual(6);
        if (rest === 6) rest = 0;
      }
      expect(rest).toBe(0);
    }
  }
});

describe('content of editors', () => {
  const hostile =
    '<h1>Title</h1><p onclick="alert(1)">Text <a href="javascript:alert(1)">bad</a> <a href="https://example.com/x">out</a> <a href="/pages/news/a-1">in</a></p>' +
    '<script>alert(1)</script><iframe src="https://example.com"></iframe><img src="x" onerror="alert(1)"><form><input></form><svg><script>1</script></svg><table><tr><td>1</td></tr></table>';

  it('is cleaned again when it is rendered: no scripts, handlers, frames or forms', () => {
    const { container } = show(<RichText html={hostile} />);
    expect(
      container.querySelectorAll('script, iframe, form, input, svg, [onclick], [onerror]'),
    ).toHaveLength(0);
    expect(screen.getByText('bad')).not.toHaveAttribute('href');
    expect(screen.getByText(/^Text/)).toBeVisible();
  });

  it('opens links to other hosts in a new tab without access to the portal, and its own in place', () => {
    show(<RichText html={hostile} />);
    expect(screen.getByRole('link', { name: 'out' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'out' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'in' })).not.toHaveAttribute('target');
  });

  it('has no title above the page’s own, and wide tables scroll by keyboard', () => {
    const { container } = show(<RichText html={hostile} />);
    expect(screen.getByRole('heading', { name: 'Title' }).tagName).toBe('H2');
    expect(container.querySelector('.table-frame')).toHaveAttribute('tabindex', '0');
  });
});

describe('pictures', () => {
  let picture: string;
  beforeEach(() => {
    // A picture of an earlier test may be given back in a later one.
    picture = `blob:${randomUUID()}`;
    URL.createObjectURL = () => picture;
    URL.revokeObjectURL = jest.fn();
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('NEWS-58 without a picture a coloured background takes its place', () => {
    const { container } = show(
      <Picture source={null} alt="" backgroundOf="page:1" sizes="100vw" />,
    );
    expect(container.querySelector('[data-background]')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it('a picture that the browser cannot read is read with the fallback, then gives way to the background', async () => {
    const { container } = show(
      <Picture
        source="https://x.sharepoint.com/a.png"
        fallback={() => Promise.reject(new Error('no'))}
        alt=""
        sizes="100vw"
        backgroundOf="page:1"
      />,
    );
    container.querySelector('img')!.dispatchEvent(new window.Event('error'));
    await waitFor(() => expect(container.querySelector('[data-background]')).toBeVisible());
  });

  it('a picture that the browser cannot read is not read before it comes near', async () => {
    const comeNear = keepFar();
    const load = jest.fn(async () => new Blob(['x']));
    show(<Picture source={load} alt="A ship" backgroundOf="page:1" sizes="100vw" />);
    expect(load).not.toHaveBeenCalled();
    act(comeNear);
    expect(await screen.findByAltText('A ship')).toHaveAttribute('src', picture);
  });

  it('the memory of a picture is given back when nothing shows it any more', async () => {
    const { container, unmount } = show(
      <Picture
        source={async () => new Blob(['x'])}
        alt="A ship"
        backgroundOf="page:1"
        sizes="100vw"
      />,
    );
    await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', picture));
    unmount();
    await waitFor(async () => {
      await collectGarbage();
      expect(URL.revokeObjectURL).toHaveBeenCalledWith(picture);
    });
  });

  it('a picture of a kept page stays, and is not read again when the page is opened again', async () => {
    const load = jest.fn(async () => new Blob(['x']));
    const page = (mode: 'visible' | 'hidden') => (
      <AppFrame>
        <Activity mode={mode}>
          <Picture source={load} alt="A ship" backgroundOf="page:1" sizes="100vw" />
        </Activity>
      </AppFrame>
    );
    const { rerender } = render(page('visible'));
    expect(await screen.findByAltText('A ship')).toHaveAttribute('src', picture);
    rerender(page('hidden'));
    await collectGarbage();
    rerender(page('visible'));
    await collectGarbage();
    expect(screen.getByAltText('A ship')).toHaveAttribute('src', picture);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('BADGE-13 a post that was found new or modified shows a badge', () => {
  const display: NewsDisplay = {
    workplaceName: 'Nordvik',
    featuredPerLoad: {},
    hasDescription: true,
    channelsOf: () => [],
    counters: () => ({ likes: null, comments: null }),
    language: () => ({}),
    opensNewTab: () => true,
    hasNewTabNote: true,
  };
  const item = { ...emptyNewsItem, Key: 'page:1', Title: 'Fresh', Path: '/pages/news/fresh-1' };
  const { rerender } = show(<NewsRow item={item} display={display} />);
  expect(screen.queryByText('New')).toBeNull();
  rerender(
    <AppFrame>
      <MemoryRouter>
        <NewsRow item={{ ...item, ShowNewOrModifiedBadge: true }} display={display} />
      </MemoryRouter>
    </AppFrame>,
  );
  expect(screen.getByText('New')).toBeVisible();
});

describe('an order that is saved', () => {
  const stored = ['A', 'B', 'C'].map((name, id) => ({ id, name }));
  /** Each saving waits until the test answers it. */
  const open = () => {
    const sent: { names: string; answer: (isSaved: boolean) => Promise<void> }[] = [];
    const save = (items: readonly { name: string }[]) =>
      new Promise<boolean>((resolve) =>
        sent.push({
          names: items.map(({ name }) => name).join(''),
          answer: (isSaved) => act(async () => resolve(isSaved)),
        }),
      );
    const { result } = renderHook(() => useOrder({ stored, idOf: ({ id }) => id, save }));
    return {
      sent,
      move: (id: number, index: number) => act(() => result.current.move(id, index)),
      shown: () => result.current.items.map(({ name }) => name).join(''),
    };
  };

  it('is sent one after the other, so that the last one stays; those overtaken meanwhile are not sent', async () => {
    const { sent, move, shown } = open();
    move(0, 1);
    move(0, 2);
    move(2, 0);
    expect([shown(), sent.map(({ names }) => names)]).toEqual(['CBA', ['BAC']]);
    await sent[0]!.answer(true);
    expect(sent.map(({ names }) => names)).toEqual(['BAC', 'CBA']);
    expect(shown()).toBe('CBA');
  });

  it('is sent also when it is the stored one again while another is on its way', async () => {
    const { sent, move } = open();
    move(0, 1);
    move(0, 0);
    await sent[0]!.answer(true);
    expect(sent.map(({ names }) => names)).toEqual(['BAC', 'ABC']);
  });

  it('goes back to what is stored only when the last one could not be saved', async () => {
    const { sent, move, shown } = open();
    move(0, 1);
    move(0, 2);
    await sent[0]!.answer(false);
    expect(shown()).toBe('BCA');
    await sent[1]!.answer(false);
    expect(shown()).toBe('ABC');
  });
});

it('ERRORS-24 a part without its code leaves the rest of the page, is reported and is retried at next draw', async () => {
  expectConsoleError(/Loading chunk failed/);
  const load = jest.fn(async (): Promise<{ Later: () => React.ReactNode }> =>
    Promise.reject(new Error('Loading chunk failed')),
  );
  const Later = lazyPart(load, 'Later');
  const told = jest.fn();
  const stop = onMissingPart(told);
  const draw = (key: string) => (
    <>
      <p>The rest</p>
      <Part waiting="Loading">
        <Later key={key} />
      </Part>
    </>
  );
  const { rerender } = render(draw('first'));
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(screen.getByText('The rest')).toBeVisible();
  load.mockResolvedValue({ Later: () => <p>Here it is</p> });
  rerender(draw('second'));
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(told).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});
