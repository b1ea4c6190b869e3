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

it.each(['member', 'frontline'])(
  'PEOPLE-36 on a phone a line opens the filters of a %s, counts them, and folding loses nothing',
  async (person) => {
    window.innerWidth = 767;
    await showPeople(portal, '/people?place=Gothenburg', { person });
    const department = () => screen.getByLabelText('Department');
    expect(await line()).toHaveTextContent(/^Narrow the search 1 in use$/);
    expect(department()).not.toBeVisible();
    await userEvent.click(await line());
    await userEvent.type(department(), 'Engin');
    expect(await line()).toHaveTextContent(/ 2 in use$/);
    await userEvent.click(await line());
    expect(department()).not.toBeVisible();
    await waitFor(() => expect(addressShown()).toContain('department=Engin'));
    await userEvent.click(await line());
    expect(department()).toBeVisible();
    expect(department()).toHaveValue('Engin');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(await line()).toHaveTextContent(/^Narrow the search$/);
    expect(department()).toBeVisible();
  },
);

it('PEOPLE-36 from 768 pixels on the filters stand open, and a turned tablet keeps the keyboard', async () => {
  window.innerWidth = 767;
  await showPeople(portal, '/people');
  const summary = await line();
  await userEvent.click(summary);
  await userEvent.type(screen.getByLabelText('Skill'), 'weld');
  act(() => resizeTo(768));
  expect(summary).not.toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Skill' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Skill' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Skill' })).toHaveValue('weld');
});
