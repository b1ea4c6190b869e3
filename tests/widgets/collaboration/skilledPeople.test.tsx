import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigationType } from 'react-router-dom';
import { connection } from '../../../src/client/data/connection/connection';
import {
  findColleagues,
  findFurther,
  resultsPerPage,
} from '../../../src/client/data/people/findPeople';
import { noFilters } from '#shared/rules/people/peopleQueries';
import type { Person } from '../../../src/devTenant/company/person';
import { addressShown, graphCalls, showPeople } from '../../support/widgets/peopleWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const real = globalThis.fetch;
beforeEach(() => portal.devTenant.control.reset());
afterEach(() => void (globalThis.fetch = real));

const inFinance = () =>
  portal.devTenant.company.people.filter(
    ({ department, isBlocked }) => department === 'Finance' && !isBlocked,
  );

/** The index of people has these with the skill, those of Finance behind all who have left. */
function setSkilled(leavers: number, others: readonly string[]) {
  const gone = Array.from({ length: leavers }, (_, index) => `gone${index}@nordvik.example`);
  const skilled = [...gone, ...others];
  const asked: number[] = [];
  globalThis.fetch = async (input, init) => {
    if (!String(input).endsWith('/postquery')) return real(input, init);
    const { request } = JSON.parse(String(init?.body)) as {
      request: { StartRow?: number; RowLimit: number };
    };
    const { StartRow = 0, RowLimit } = request;
    asked.push(StartRow);
    const Rows = skilled.slice(StartRow, StartRow + RowLimit).map((upn) => ({
      Cells: [{ Key: 'AccountName', Value: `i:0#.f|membership|${upn}` }],
    }));
    const RelevantResults = { TotalRows: skilled.length, Table: { Rows } };
    return Response.json({ PrimaryQueryResult: { RelevantResults } });
  };
  return asked;
}

const skilledIn = { ...noFilters, skill: 'Excel', department: 'Finance' };
const search = { operation: 'People', appended: '', filters: skilledIn };
const enter = async () => {
  await portal.connectAs();
  connection().setLicensed(true);
};

it('PEOPLE-36 among 200 with a skill those of a department are found wherever they stand', async () => {
  await enter();
  const upns = inFinance().map(({ upn }) => upn);
  const asked = setSkilled(200 - upns.length, upns);
  const { items, total, next } = await findColleagues('', search);
  expect(items.map(({ userPrincipalName }) => userPrincipalName)).toEqual(upns);
  expect([total, next, asked]).toEqual([upns.length, undefined, [0, 150]]);
});

it('PEOPLE-36 one look follows 600 of them, tells no total, and goes on from there', async () => {
  await enter();
  const [last] = inFinance() as [Person];
  setSkilled(700, [last.upn]);
  const first = await findColleagues('', search);
  expect([first.items, first.total, first.next]).toEqual([[], undefined, '600']);
  const { items, total, next } = await findFurther(first.next!, '', search);
  expect(items.map(({ userPrincipalName }) => userPrincipalName)).toEqual([last.upn]);
  expect([total, next]).toEqual([undefined, undefined]);
});

it('PEOPLE-36 another text or filter asks neither the index nor the directory again', async () => {
  await enter();
  const [one, other] = inFinance() as [Person, Person];
  const asked = setSkilled(200, [one.upn, other.upn]);
  const namesFor = async (text: string, filters = skilledIn) =>
    (await findColleagues(text, { ...search, filters })).items.map(
      ({ displayName }) => displayName,
    );
  expect(await namesFor(one.displayName)).toEqual([one.displayName]);
  const named = graphCalls(portal, '/users?').length;
  expect(await namesFor(other.displayName)).toEqual([other.displayName]);
  expect(await namesFor('', { ...skilledIn, department: 'Fleet' })).toEqual([]);
  expect([asked, graphCalls(portal, '/users?').length]).toEqual([[0, 150], named]);
});

it('PEOPLE-36 where a page of them is found no more are looked up', async () => {
  await enter();
  const everybody = portal.devTenant.company.people.map(({ upn }) => upn);
  const asked = setSkilled(150 - resultsPerPage, [...everybody, 'gone@nordvik.example']);
  const filters = { ...noFilters, skill: 'Excel' };
  const { total, next } = await findColleagues('', { ...search, filters });
  expect([total, next, asked]).toEqual([undefined, '150', [0]]);
  expect(graphCalls(portal, '/users?')).toHaveLength(10);
});

it('PEOPLE-36 while more can be looked at the page does not say that nobody is found', async () => {
  const [last] = inFinance() as [Person];
  setSkilled(700, [last.upn]);
  await showPeople(portal, '/people?skill=Excel&department=Finance');
  const region = within(await screen.findByRole('region', { name: 'Colleagues' }));
  expect(await region.findByText('0 shown, more can be loaded')).toBeVisible();
  expect(screen.queryByText('No colleagues found.')).toBeNull();
  await userEvent.click(region.getByRole('button', { name: 'Show more' }));
  expect(await region.findByText('1 colleague')).toBeVisible();
  expect(region.getByText(last.displayName)).toBeVisible();
});

it('PEOPLE-36 an organisation without SharePoint is offered no filter by skill', async () => {
  await showPeople(portal, '/people');
  expect(await screen.findByRole('textbox', { name: 'Skill' })).toBeVisible();
  jest.replaceProperty(connection().config, 'sharePointUrl', '');
  await userEvent.type(screen.getByRole('searchbox'), 'An');
  expect(screen.queryByRole('textbox', { name: 'Skill' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Department' })).toBeVisible();
});

it('PEOPLE-27 PEOPLE-28 between commas each person is listed once, whom both words find first', async () => {
  await showPeople(portal, '/people?find=Finance,Oslo');
  const region = within(await screen.findByRole('region', { name: 'Colleagues' }));
  const listed = (await region.findAllByRole('listitem')).map(({ textContent }) => textContent);
  const both = inFinance()
    .filter(({ officeCity }) => officeCity === 'Oslo')
    .map(({ displayName }) => displayName);
  expect(both.length).toBeGreaterThan(0);
  const placesOf = (name: string) =>
    listed.flatMap((text, place) => (text.includes(name) ? [place] : []));
  const places = both.flatMap(placesOf).sort((one, other) => one - other);
  expect(places).toEqual(both.map((_, place) => place));
});

it('PEOPLE-36 what is typed takes the place of what was typed before, also for Back', async () => {
  const Way = () => <p>{`Came by ${useNavigationType()}`}</p>;
  await showPeople(portal, '/people', { beside: <Way /> });
  const box = await screen.findByRole('searchbox', { name: 'Search for colleagues' });
  fireEvent.change(box, { target: { value: 'Saa' } });
  await waitFor(() => expect(addressShown()).toBe('/people?find=Saa'));
  expect(screen.getByText('Came by REPLACE')).toBeInTheDocument();
});
