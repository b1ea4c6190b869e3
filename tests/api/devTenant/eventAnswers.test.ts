import { startDevTenant, type DevTenant } from '../../../src/devTenant/devTenant';

let tenant: DevTenant;
beforeAll(async () => {
  tenant = await startDevTenant({ basePort: 0, productUrl: 'http://localhost:4995' });
});
afterAll(() => tenant.stop());

it('an answer to a meeting takes the parameters of Graph alone, and of their types', async () => {
  const token = await tenant.tokenFor('member@nordvik.example', { resource: 'graph' });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  // Every day of the coming two weeks: some meetings are on some days only.
  const [from, to] = [0, 14].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const view = `/v1.0/me/calendar/calendarView?startDateTime=${from}&endDateTime=${to}&$top=100`;
  const { value } = (await (await fetch(tenant.graphUrl + view, { headers })).json()) as {
    value: { id: string; isOrganizer: boolean; responseRequested: boolean }[];
  };
  const meetingThat = (wantsAnswers: boolean) =>
    value.find((each) => !each.isOrganizer && each.responseRequested === wantsAnswers)!.id;
  const id = meetingThat(true);
  const statusOf = async (action: string, body: object, of = id) => {
    const path = `/v1.0/me/calendar/events/${of}/${action}`;
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(tenant.graphUrl + path, init)).status;
  };
  expect(await statusOf('accept', { comment: 5 })).toBe(400);
  expect(await statusOf('accept', { text: 'Yes' })).toBe(400);
  expect(await statusOf('accept', { proposedNewTime: null })).toBe(400);
  expect(await statusOf('tentativelyAccept', { proposedNewTime: null })).toBe(202);
  expect(tenant.answerComments.has(id)).toBe(false);
  expect(await statusOf('accept', { comment: 'Gladly', sendResponse: true })).toBe(202);
  expect(tenant.answerComments.get(id)).toBe('Gladly');
  expect(await statusOf('decline', { comment: 'No', sendResponse: false })).toBe(202);
  expect(tenant.answerComments.has(id)).toBe(false);
  const quiet = meetingThat(false);
  expect(await statusOf('accept', { sendResponse: true }, quiet)).toBe(400);
  expect(await statusOf('tentativelyAccept', {}, quiet)).toBe(400);
  expect(await statusOf('accept', { sendResponse: false }, quiet)).toBe(202);
});
