import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { useLinkedHeading } from '../../../src/client/features/page/contents/useLinkedHeading';
import { NewsPage } from '../../../src/client/pages/NewsPage';
import { notePlace } from '../../../src/client/ui/leave/leftPlaces';
import { storePage } from '../../support/content/pages';
import { resetSettings, setNewsPortal } from '../../support/widgets/newsWidgets';

const portal = setNewsPortal();
const pages: Page[] = [];
beforeAll(async () => {
  const Content = '<h2>One</h2><p>1</p><h2>Two</h2><p>2</p>';
  for (const Title of ['The first page', 'The second page'])
    pages.push(await storePage(portal, { Title, Content }));
});
beforeEach(() => resetSettings(portal));

let shown: jest.SpyInstance<void>;
beforeEach(() => void (shown = jest.spyOn(Element.prototype, 'scrollIntoView')));
afterEach(() => shown.mockRestore());
/** Each part that was led to, by its words. */
const parts = () => shown.mock.contexts.map((element) => (element as Element).textContent);

const open = (part: string, entry?: string) =>
  portal.show(
    <>
      <Link to={pages[0]!.Path}>First</Link>
      <Link to={`${pages[0]!.Path}#two`}>Two of the first</Link>
      <Link to={`${pages[1]!.Path}#one`}>One of the second</Link>
      <Link to={`${pages[1]!.Path}?modal=search#one`}>Over the second</Link>
      <Routes>
        <Route path="/pages/news/:slug" element={<NewsPage />} />
      </Routes>
    </>,
    { at: pages[0]!.Path + part, entry },
  );
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const isThere = async (name: string) =>
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();

const none = window.ResizeObserver;
afterEach(() => void Object.assign(globalThis, { ResizeObserver: none }));

it('an address leads to its heading on a page without contents too', async () => {
  await open('#two');
  await isThere('The first page');
  await waitFor(() => expect(parts()).toEqual(['Two']));
});

it('a link of a menu leads to a part of the open page, as often as it is followed', async () => {
  await open('');
  await isThere('The first page');
  follow('Two of the first');
  await waitFor(() => expect(parts()).toEqual(['Two']));
  expect(screen.getByRole('heading', { level: 2, name: 'Two' })).toHaveFocus();
  fireEvent.wheel(document.body);
  follow('Two of the first');
  await waitFor(() => expect(parts()).toEqual(['Two', 'Two']));
});

it('who has gone on from one part is led to that of the next page, and not by a dialog', async () => {
  await open('');
  await isThere('The first page');
  follow('One of the second');
  await isThere('The second page');
  await waitFor(() => expect(parts()).toEqual(['One']));
  follow('Two of the first');
  await isThere('The first page');
  await waitFor(() => expect(parts().at(-1)).toBe('Two'));
  fireEvent.wheel(document.body);
  shown.mockClear();
  follow('One of the second');
  await isThere('The second page');
  await waitFor(() => expect(parts().at(-1)).toBe('One'));
  const heading = screen.getByRole('heading', { level: 2, name: 'One' });
  expect(shown.mock.contexts.at(-1)).toBe(heading);
  expect(heading).toHaveFocus();
  shown.mockClear();
  follow('Over the second');
  follow('First');
  await isThere('The first page');
  expect(parts()).toEqual([]);
});

it('who comes back to an address with a part stays where they were', async () => {
  notePlace('left');
  await open('#two', 'left');
  await isThere('The first page');
  await screen.findByRole('heading', { level: 2, name: 'Two' });
  expect(parts()).toEqual([]);
  follow('Two of the first');
  await waitFor(() => expect(parts()).toEqual(['Two']));
});

it('nobody who has read on is led back to the heading when the text changes', async () => {
  const headings = () =>
    ['one', 'two', 'three'].map((id) => ({
      ...{ id, text: id, isBelow: false },
      element: Object.assign(document.createElement('h2'), { textContent: id }),
    }));
  function Text() {
    const [present, change] = useState(headings);
    useLinkedHeading(present);
    return <button onClick={() => change(headings)}>Change</button>;
  }
  await portal.show(<Text />, { at: '/#two' });
  const change = async () => fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await waitFor(() => expect(parts()).toEqual(['two']));
  await change();
  expect(parts()).toEqual(['two', 'two']);
  fireEvent.wheel(document.body);
  await change();
  expect(parts()).toEqual(['two', 'two']);
});

it('a heading that content above it moves is followed until the reader goes on', async () => {
  let resize = (): void => undefined;
  class Sizes {
    constructor(change: () => void) {
      resize = change;
    }
    observe() {}
    disconnect() {}
  }
  const element = document.createElement('h2');
  let top = 100;
  element.getBoundingClientRect = () => new DOMRect(0, top, 10, 10);
  const headings = [{ id: 'two', text: 'Two', isBelow: false, element }];
  function Text() {
    useLinkedHeading(headings);
    return null;
  }
  Object.assign(globalThis, { ResizeObserver: Sizes });
  await portal.show(<Text />, { at: '/#two' });
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  resize();
  expect(shown).toHaveBeenCalledTimes(1);
  top = 400;
  resize();
  expect(shown).toHaveBeenCalledTimes(2);
  fireEvent.wheel(document.body);
  top = 500;
  resize();
  expect(shown).toHaveBeenCalledTimes(2);
});
