import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FluentProvider } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import type { Infobox } from '#shared/contract/infoboxes';
import type { Term } from '#shared/contract/pages/terms';
import { setInfoboxEditing } from '../../../src/client/features/infoboxes/infoboxZones';
import { HeroInfoboxes } from '../../../src/client/features/infoboxes/HeroInfoboxes';
import { TermsPage } from '../../../src/client/pages/manage/TermsPage';
import { OrderButtons, OrderHandle } from '../../../src/client/ui/order/OrderControls';
import { OrderedList } from '../../../src/client/ui/order/OrderedList';
import type { Place } from '../../../src/client/ui/order/Place';
import { pageRests } from '../../support/widgets/pageNetwork';
import { dragOnto } from '../../support/widgets/dragOnto';
import { storeInfobox } from '../../support/content/infoboxes';
import { storeTerm } from '../../support/content/pages';
import { startWidgetPortal, type WidgetPortal } from '../../support/widgets/widgetPortal';

const cities = ['Oslo', 'Turku', 'Malmö'];

function Cities({
  layout = 'grid',
  isHeld = false,
}: Partial<Pick<Place, 'layout'>> & { isHeld?: boolean }) {
  const [items, set] = useState(cities);
  const move = (name: string, index: number) => {
    const others = items.filter((each) => each !== name);
    set([...others.slice(0, index), name, ...others.slice(index)]);
  };
  return (
    <OrderedList
      {...{ items, move, layout, isHeld, className: '', label: 'Cities' }}
      idOf={(name) => name}
      nameOf={(name) => name}
    >
      {(_, place) => (
        <>
          <OrderHandle place={place} />
          <OrderButtons place={place} />
        </>
      )}
    </OrderedList>
  );
}

describe('a list that is put in order', () => {
  const show = async (props: Parameters<typeof Cities>[0] = {}, dir: 'ltr' | 'rtl' = 'ltr') => {
    render(
      <FluentProvider dir={dir}>
        <Suspense>
          <Cities {...props} />
        </Suspense>
      </FluentProvider>,
    );
    return handle('Oslo');
  };
  const handle = (name: string) => screen.findByRole('button', { name: `Move ${name}` });
  const order = () =>
    screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label')?.split(',')[0]);
  const said = () => screen.getByText(/./, { selector: '[aria-live]' }).textContent;

  it('is ordered by Space and arrow keys; the focus stays and each place is announced', async () => {
    (await show()).focus();
    await userEvent.keyboard(' ');
    expect(said()).toMatch(/^Oslo is picked up, 1 of 3\./);
    await userEvent.keyboard('{ArrowRight}');
    expect([order(), said()]).toEqual([['Turku', 'Oslo', 'Malmö'], 'Oslo, 2 of 3']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect([order(), said()]).toEqual([['Turku', 'Malmö', 'Oslo'], 'Oslo, 3 of 3']);
    await userEvent.keyboard(' ');
    expect([order(), said()]).toEqual([['Turku', 'Malmö', 'Oslo'], 'Oslo is now number 3 of 3']);
    expect(await handle('Oslo')).toHaveFocus();
  });

  it('goes back with Escape, or when the keyboard goes elsewhere', async () => {
    (await show()).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Escape}');
    expect([order(), said()]).toEqual([cities, 'Oslo is back at 1 of 3']);
    await userEvent.keyboard('{Enter}{ArrowRight}{Tab}');
    expect(order()).toEqual(cities);
  });

  it('is ordered by buttons, which end at its ends, and by arrow keys at once', async () => {
    await show({ layout: 'column' });
    expect(screen.getByRole('button', { name: 'Move up Oslo' })).toHaveAttribute('aria-disabled');
    await userEvent.click(screen.getByRole('button', { name: 'Move down Oslo' }));
    expect([order(), said()]).toEqual([['Turku', 'Oslo', 'Malmö'], 'Oslo is now number 2 of 3']);
    expect(screen.getByRole('button', { name: 'Move down Oslo' })).toHaveFocus();
    (await handle('Malmö')).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(order()).toEqual(['Turku', 'Malmö', 'Oslo']);
  });

  it('follows the arrow keys to the side to which one reads', async () => {
    (await show({}, 'rtl')).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(order()).toEqual(cities);
    await userEvent.keyboard('{ArrowLeft}');
    expect(order()).toEqual(['Turku', 'Oslo', 'Malmö']);
  });

  it('is ordered by mouse and by finger; a drag that the system ends goes back', async () => {
    dragOnto(await show(), 2);
    expect([order(), said()]).toEqual([['Turku', 'Malmö', 'Oslo'], 'Oslo is now number 3 of 3']);
    dragOnto(await handle('Oslo'), 0, { pointerType: 'touch' });
    expect(order()).toEqual(cities);
    dragOnto(await handle('Oslo'), 2, { end: 'pointercancel' });
    expect(order()).toEqual(cities);
  });

  it('keeps the page from scrolling below a finger that drags, and below no other', async () => {
    const oslo = await show();
    const isScrolled = () =>
      fireEvent(
        screen.getByRole('list', { name: 'Cities' }),
        new Event('touchmove', { bubbles: true, cancelable: true }),
      );
    const seen = [isScrolled()];
    dragOnto(oslo, 2, { pointerType: 'touch', meanwhile: () => seen.push(isScrolled()) });
    expect([...seen, isScrolled()]).toEqual([true, false, true]);
  });

  it('waits for a finger to rest where the page is scrolled by the same place', async () => {
    await show({ isHeld: true });
    const oslo = await handle('Oslo');
    jest.useFakeTimers();
    dragOnto(oslo, 2, { pointerType: 'touch' });
    expect(order()).toEqual(cities);
    dragOnto(oslo, 2, { pointerType: 'touch', rest: 400 });
    expect(order()).toEqual(['Turku', 'Malmö', 'Oslo']);
    jest.useRealTimers();
  });
});

describe('an order that somebody else has changed meanwhile', () => {
  let portal: WidgetPortal;
  beforeAll(async () => {
    portal = await startWidgetPortal();
  });
  afterAll(() => portal?.stop());
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  const rows = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-label'));

  it('is shown with who made it, and the move is made again in it: languages', async () => {
    const stored = async () =>
      (await portal.call<Term[]>('admin', 'GET', '/languageterms/localized/1033')).body;
    for (const [SortOrder, name] of ['Dansk', 'Norsk', 'Suomi'].entries())
      await storeTerm(portal, 'languageterms', name, { SortOrder });
    await portal.show(
      <Suspense>
        <TermsPage />
      </Suspense>,
      { person: 'admin', at: '/admin/channels' },
    );
    const handle = await screen.findByRole('button', { name: 'Move Dansk' });
    const Guids = (await stored()).map(({ Guid }) => Guid).reverse();
    await portal.call('admin', 'PUT', '/languageterms/order', { Guids });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText(/^(Astrid Holm|admin@nordvik\.example), /)).toBeVisible();
    expect(panel.getByText(/Your move wasn't saved: Dansk\.$/)).toBeVisible();
    await waitFor(() =>
      expect(rows('Languages')).toEqual(['Suomi, 1 of 3', 'Norsk, 2 of 3', 'Dansk, 3 of 3']),
    );
    await press('Move again');
    // Dansk had been put behind Norsk, where it is by now.
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect((await stored()).map(({ Name }) => Name)).toEqual(['Suomi', 'Norsk', 'Dansk']);
  });

  it('also of infoboxes; what was deleted cannot be moved again', async () => {
    const [one, two] = [
      await storeInfobox(portal, { Title: 'One', Order: 1 }),
      await storeInfobox(portal, { Title: 'Two', Order: 2 }),
      await storeInfobox(portal, { Title: 'Three', Order: 3 }),
    ];
    await portal.show(<HeroInfoboxes place="main" onEmptyChange={() => undefined} />, {
      person: 'editor',
    });
    await screen.findByRole('region', { name: 'Highlights' });
    act(() => setInfoboxEditing(true));
    await screen.findByRole('button', { name: 'Move One' });
    const stored = async () =>
      (await portal.call<Infobox[]>('editor', 'GET', '/infoboxes?route=/&area=hero')).body.map(
        ({ Title }) => Title,
      );
    await portal.call('admin', 'PUT', '/infoboxes', [{ Id: two.Id, Order: 9 }]);
    await press('Move later One');
    const titles = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(await screen.findByText(/^(Astrid Holm|admin@nordvik\.example), /)).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['One', 'Three', 'Two']));
    await press('Move again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(async () => expect(await stored()).toEqual(['Three', 'Two', 'One']));
    expect(titles()).toEqual(['Three', 'Two', 'One']);
    await pageRests();
    await portal.call('admin', 'DELETE', `/infoboxes/${one.Id}`);
    await press('Move earlier One');
    expect(await screen.findByText(/Your move wasn't saved: One\.$/)).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Three', 'Two']));
    expect(screen.queryByRole('button', { name: 'Move again' })).toBeNull();
    await press('Keep this order');
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => setInfoboxEditing(false));
  });
});
