import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSettings } from '../../support/content/pages';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { addressShown, showPeople } from '../../support/widgets/peopleWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const width = window.innerWidth;
beforeEach(async () => {
  portal.devTenant.control.reset();
  await storeSettings(portal, { enableWorkplaceLight: true, findColleaguesWithoutLicence: true });
});
afterEach(async () => {
  window.innerWidth = width;
  await storeSettings(portal, { enableWorkplaceLight: false });
});

const line = async () => (await screen.findByText('Narrow the search')).closest('summary')!;

it.each([
  ['member', 'Skill'],
  ['frontline', 'Department'],
])(
  'PEOPLE-36 on a phone a line opens the further filters of a %s, and folding loses nothing',
  async (person, first) => {
    window.innerWidth = 767;
    await showPeople(portal, '/people?language=sv', { person });
    const place = () => screen.getByLabelText('Place');
    expect(await line()).toHaveTextContent(/^Narrow the search 1 in use$/);
    expect(place()).not.toBeVisible();
    expect(screen.getByRole('textbox', { name: first })).toBeVisible();
    await userEvent.click(await line());
    await userEvent.type(place(), 'Goth');
    expect(await line()).toHaveTextContent(/ 2 in use$/);
    await userEvent.click(await line());
    expect(place()).not.toBeVisible();
    await waitFor(() => expect(addressShown()).toContain('place=Goth'));
    await userEvent.click(await line());
    expect(place()).toBeVisible();
    expect(place()).toHaveValue('Goth');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(await line()).toHaveTextContent(/^Narrow the search$/);
    expect(place()).toBeVisible();
  },
);

it('PEOPLE-36 from 768 pixels on the filters stand open, and a turned tablet keeps the keyboard', async () => {
  window.innerWidth = 767;
  await showPeople(portal, '/people');
  const summary = await line();
  await userEvent.click(summary);
  await userEvent.type(screen.getByLabelText('Place'), 'Oslo');
  act(() => resizeTo(768));
  expect(summary).not.toBeVisible();
  const place = screen.getByRole('textbox', { name: 'Place' });
  expect(place).toBeVisible();
  expect(place).toHaveFocus();
  expect(place).toHaveValue('Oslo');
});
