import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSettings } from '../../support/content/pages';
import { addressShown, showPeople } from '../../support/widgets/peopleWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const real = globalThis.fetch;
beforeEach(async () => {
  portal.devTenant.control.reset();
  await storeSettings(portal, { enableWorkplaceLight: true, findColleaguesWithoutLicence: true });
});
afterEach(async () => {
  globalThis.fetch = real;
  await storeSettings(portal, { enableWorkplaceLight: false });
});

const region = async () => within(await screen.findByRole('region', { name: 'Colleagues' }));

/** The portal lists that many, each called by their place in the list. */
function setListed(total: number) {
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'https://portal.example');
    if (!url.pathname.endsWith('/colleagues')) return real(input, init);
    const [start, count] = ['start', 'count'].map((name) => Number(url.searchParams.get(name)));
    if (count! > 100) return Response.json({}, { status: 400 });
    const places = Array.from({ length: total }, (_, place) => place);
    const People = places.slice(start, start! + count!).map((place) => ({
      ...{ Id: String(place), DisplayName: `Person ${place + 1}.`, JobTitle: null, Mail: null },
      ...{ Department: null, OfficeLocation: null, WorkPhone: null },
    }));
    return Response.json({ People, Total: total });
  };
}

it('PEOPLE-36 without a licence everybody of a long list can be shown', async () => {
  setListed(130);
  await showPeople(portal, '/people?find=an', { person: 'frontline' });
  const list = await region();
  expect(await list.findByText('130 colleagues')).toBeVisible();
  for (const shown of [40, 60, 80, 100, 120, 130]) {
    await userEvent.click(await list.findByRole('button', { name: 'Show more' }));
    expect(await list.findByText(`Person ${shown}.`)).toBeVisible();
  }
  expect(list.getAllByRole('listitem')).toHaveLength(130);
  expect(list.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('PEOPLE-36 PEOPLE-25 without a licence a long list between commas finds people, and ends with the field', async () => {
  await showPeople(portal, '/people', { person: 'frontline' });
  const field = await screen.findByRole('searchbox');
  expect(field).toHaveAttribute('maxlength', '1000');
  const many = `${Array.from({ length: 100 }, (_, place) => `nobody${place}`).join(',')},Saara`;
  fireEvent.change(field, { target: { value: many } });
  await userEvent.type(field, '{enter}');
  expect(addressShown()).toContain('nobody99');
  expect(await (await region()).findByText('Saara Nieminen')).toBeVisible();
});
