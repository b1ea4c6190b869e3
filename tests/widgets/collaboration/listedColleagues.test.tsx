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

/** The portal lists that many, each called by their place in the list; gives what is asked for. */
function setListed(total: number, failing: number[] = []) {
  const asked: [start: number, count: number][] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'https://portal.example');
    if (!url.pathname.endsWith('/colleagues')) return real(input, init);
    const [start, count] = ['start', 'count'].map((name) => Number(url.searchParams.get(name))) as [
      number,
      number,
    ];
    asked.push([start, count]);
    if (failing.includes(start)) return Response.json({}, { status: 500 });
    const places = Array.from({ length: total }, (_, place) => place);
    const People = places.slice(start, start + count).map((place) => ({
      ...{ Id: String(place), DisplayName: `Person ${place + 1}.`, JobTitle: null, Mail: null },
      ...{ Department: null, OfficeLocation: null, WorkPhone: null },
    }));
    return Response.json({ People, Total: total });
  };
  return asked;
}
const more = async (list: Awaited<ReturnType<typeof region>>) =>
  userEvent.click(await list.findByRole('button', { name: 'Show more' }));

it('PEOPLE-36 without a licence everybody of a long list can be shown', async () => {
  const asked = setListed(130);
  await showPeople(portal, '/people?find=an', { person: 'frontline' });
  const list = await region();
  expect(await list.findByText('130 colleagues')).toBeVisible();
  for (const shown of [40, 60, 80, 100, 120, 130]) {
    await more(list);
    expect(await list.findByText(`Person ${shown}.`)).toBeVisible();
  }
  expect(list.getAllByRole('listitem')).toHaveLength(130);
  expect(list.queryByRole('button', { name: 'Show more' })).toBeNull();
  // Who is shown is not asked for again.
  expect(asked).toEqual([0, 20, 40, 60, 80, 100, 120].map((start) => [start, 20]));
});

it('PEOPLE-36 without a licence those who are shown stay while more of them cannot be had', async () => {
  const failing = [20];
  setListed(45, failing);
  await showPeople(portal, '/people?find=an', { person: 'frontline' });
  const list = await region();
  await more(list);
  const again = await list.findByRole('button', { name: 'Try again' });
  expect(list.getAllByRole('listitem')).toHaveLength(20);
  expect(list.queryByRole('button', { name: 'Show more' })).toBeNull();
  failing.pop();
  await userEvent.click(again);
  expect(await list.findByText('Person 40.')).toBeVisible();
  await more(list);
  expect(await list.findByText('Person 45.')).toBeVisible();
});

it('PEOPLE-36 PEOPLE-25 without a licence a long list between commas finds people, and ends with the field', async () => {
  await showPeople(portal, '/people', { person: 'frontline' });
  const field = await screen.findByRole('searchbox');
  expect(field).toHaveAttribute('maxlength', '1000');
  const many = `${Array.from({ length: 19 }, (_, place) => `${'nobody'.repeat(8)}${place}`).join(',')},Saara`;
  fireEvent.change(field, { target: { value: many } });
  await userEvent.type(field, '{enter}');
  expect(addressShown()).toContain('nobody18');
  expect(await (await region()).findByText('Saara Nieminen')).toBeVisible();
});

it('PEOPLE-36 without a licence the page says how to begin, until something is searched for', async () => {
  const how = 'Type at least 2 characters to find a colleague.';
  await showPeople(portal, '/people', { person: 'frontline' });
  expect(await screen.findByText(how)).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'Saara{enter}');
  expect(await (await region()).findByText('Saara Nieminen')).toBeVisible();
  expect(screen.queryByText(how)).toBeNull();
});
