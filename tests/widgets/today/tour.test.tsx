import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isThere } from '../../../src/client/features/tour/tours';
import { Shell } from '../../../src/client/shell/Shell';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeAll(() => portal.fill());

const menuButton = () => screen.findByRole('button', { name: /^Your menu/ });
const step = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const noStep = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());

async function start(at: string, person = 'member') {
  await portal.show(<Shell />, { at, person });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(await menuButton());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tour of this page' }));
}

/** Goes through a tour to its end. */
async function walk(): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const card = await screen.findByRole('dialog');
    const title = within(card).getByRole('heading').textContent;
    names.push(title);
    expect(card).toHaveAccessibleDescription(/\w+ \w+/);
    const next = within(card).getByRole('button', { name: /^(Next|Done)$/ });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    if (next.textContent === 'Done') return names;
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveAccessibleName(title));
  }
}

it('the user menu starts a tour of the page at hand, which is walked by keyboard and ends where it began', async () => {
  await start('/collaboration');
  const first = await step('Recent activities');
  expect(within(first).getByText('1 of 4')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  const target = document.querySelector<HTMLElement>('[data-tour=activity]')!;
  await waitFor(() => expect(target.style.outline).toMatch(/solid/));
  expect(await walk()).toEqual([
    'Recent activities',
    'Your latest sites',
    'Colleagues',
    'Your collaboration sites',
  ]);
  await noStep();
  expect(document.querySelector('[style*=outline]')).toBeNull();
  await waitFor(async () => expect(await menuButton()).toHaveFocus());
});

it('a tour goes back, and Escape or the cross end it', async () => {
  await start('/collaboration');
  await step('Recent activities');
  await press('Next');
  await step('Your latest sites');
  await press('Back');
  await step('Recent activities');
  await userEvent.keyboard('{Escape}');
  await noStep();
  await userEvent.click(await menuButton());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tour of this page' }));
  await step('Recent activities');
  await press('End the tour');
  await noStep();
});

it('a tour stops only at what the page has for this person', async () => {
  await start('/your-board', 'frontline');
  const names = await walk();
  expect(names[0]).toBe('Arrange your board');
  expect(names).not.toContain('My day');
  expect(names).not.toContain('My documents');
});

it('Today has a tour of at most six stops, the search and the own menu among them', async () => {
  await start('/');
  const names = await walk();
  expect(names).toEqual(expect.arrayContaining(['News', 'Search', 'Your menu']));
  expect(names.length).toBeLessThanOrEqual(6);
});

it.each([
  ['/', 'member', /documents/],
  ['/light', 'frontline', /^Finds pages, news and apps of the portal\. /],
])('the tour of %s tells a %s what their search finds', async (at, person, found) => {
  await start(at, person);
  await screen.findByRole('dialog');
  while (!screen.queryByRole('dialog', { name: 'Search' })) {
    const card = within(await screen.findByRole('dialog'));
    await userEvent.click(card.getByRole('button', { name: 'Next' }));
  }
  expect(await step('Search')).toHaveAccessibleDescription(found);
});

it('a tour waits for what is on its way in the window, and not for what is below it', () => {
  const main = document.createElement('main');
  const add = (name: string, top: number) => {
    const element = main.appendChild(document.createElement(name));
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
    return element;
  };
  expect(isThere(main)).toBe(false);
  add('h1', 0);
  add('div', window.innerHeight).dataset.skeleton = '';
  expect(isThere(main)).toBe(true);
  add('div', window.innerHeight - 1).dataset.skeleton = '';
  expect(isThere(main)).toBe(false);
});

it('Help offers the tours, each of which begins on its page and ends with it', async () => {
  await portal.show(<Shell />, { at: '/help' });
  const tours = await screen.findByRole('region', { name: 'Tours' });
  expect(
    within(tours)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Today', 'Your board', 'Collaboration']);
  await userEvent.click(within(tours).getByRole('button', { name: 'Collaboration' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Collaboration' })).toBeVisible();
  await step('Recent activities');
  await userEvent.click(screen.getByRole('link', { name: /to the start page$/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await noStep();
});

it('a page without a tour offers none', async () => {
  await portal.show(<Shell />, { at: '/settings' });
  await userEvent.click(await menuButton());
  expect(await screen.findByRole('menuitem', { name: 'Help' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Tour of this page' })).toBeNull();
});
