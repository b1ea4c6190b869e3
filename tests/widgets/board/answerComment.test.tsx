import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isUnsaved } from '../../../src/client/ui/leave/unsaved';
import { calendarEvent, open, press, setDay } from '../../support/widgets/dayStage';

const stage = setDay();

const label = 'Comment to the organiser';
const field = () => screen.findByRole('textbox', { name: label });
const invited = (more: object = {}) =>
  calendarEvent('Design review', [0, 24], {
    isOrganizer: false,
    attendees: [{ emailAddress: { name: 'Bo' }, status: { response: 'accepted' } }],
    responseStatus: { response: 'notResponded' },
    ...more,
  });
const lunch = () => calendarEvent('Lunch', [0, 24], { isOrganizer: true, showAs: 'free' });
const answers = (path: string, status: number, body: object = {}) =>
  stage.portal.devTenant.control.fail({
    ...{ service: 'graph', path, status, body },
    ...(path.startsWith('/me/events') ? { method: 'GET' } : {}),
  });

/** The bodies that answers are sent with, as they come. */
function sentAnswers(): unknown[] {
  const bodies: unknown[] = [];
  stopWatching = stage.portal.devTenant.onExchange(({ url, method, requestBody }) => {
    if (method === 'POST' && /(accept|tentativelyAccept|decline)$/.test(url))
      bodies.push(requestBody);
  });
  return bodies;
}
let stopWatching: (() => void) | undefined;
afterEach(() => stopWatching?.());

async function comment(text: string) {
  await press('Add a comment');
  await waitFor(async () => expect(await field()).toHaveFocus());
  await userEvent.type(await field(), text);
}

it('MYDAY-38 a comment goes to the organizer with a first or later answer, and its field closes', async () => {
  const sent = sentAnswers();
  stage.day({ events: [invited()] });
  answers('/accept', 202);
  answers('/me/events/Design', 200, invited({ responseStatus: { response: 'accepted' } }));
  await stage.openBoard();
  await open(/Design review/);
  await press('Add a comment');
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveAttribute('maxlength', '1000');
  expect(await field()).toHaveAccessibleDescription(/goes with your answer.*1,000 characters/);
  await userEvent.keyboard(' Gladly ');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([{ comment: 'Gladly', sendResponse: true }]));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: label })).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Yes' })).not.toHaveAttribute('aria-disabled'),
  );
  await comment('Five minutes late');
  await press('Yes');
  await waitFor(() =>
    expect(sent.slice(1)).toEqual([{ comment: 'Five minutes late', sendResponse: true }]),
  );
});

it('a comment in a row that was closed is not lost on the way out', async () => {
  stage.day({ events: [invited()] });
  await stage.openBoard();
  await open(/Design review/);
  await comment('On a trip');
  await userEvent.click(screen.getByRole('button', { name: /Design review/, expanded: true }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: label })).toBeNull());
  expect(isUnsaved('page')).toBe(true);
  await open(/Design review/);
  await userEvent.clear(await field());
  expect(isUnsaved('page')).toBe(false);
});

it('MYDAY-40 a comment is there again when its "No" fails, and goes with the next answer', async () => {
  const sent = sentAnswers();
  stage.day({ events: [invited(), lunch()] });
  stage.portal.devTenant.control.fail({
    ...{ service: 'graph', path: '/decline', method: 'POST', status: 500, times: 1 },
  });
  answers('/me/events/Design', 200, invited());
  await stage.openBoard();
  await open(/Design review/);
  await comment('On a trip');
  await press('No');
  await waitFor(() => expect(stage.notices.at(-1)?.text).toMatch(/500/));
  await waitFor(async () => expect(await field()).toHaveValue('On a trip'));
  await waitFor(async () => expect(await field()).not.toHaveAttribute('readonly'));
  answers('/tentativelyAccept', 202);
  await press('Maybe');
  await waitFor(() =>
    expect(sent).toEqual([
      { comment: 'On a trip', sendResponse: true },
      { comment: 'On a trip', sendResponse: true },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: label })).toBeNull());
});

it('an answer without words is sent without a comment; an organizer is not asked for one', async () => {
  const sent = sentAnswers();
  stage.day({ events: [invited(), lunch()] });
  answers('/accept', 202);
  answers('/me/events/Design', 200, invited({ responseStatus: { response: 'accepted' } }));
  await stage.openBoard();
  await open(/Lunch/);
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a comment' })).toBeNull();
  await open(/Design review/);
  await comment('   ');
  await press('Yes');
  await waitFor(() => expect(sent).toEqual([{ sendResponse: true }]));
});

it('MYDAY-38 an organizer who wants no answers is sent none, and no comment is offered', async () => {
  const sent = sentAnswers();
  stage.day({ events: [invited({ responseRequested: false })] });
  answers('/accept', 202);
  answers('/me/events/Design', 200, invited({ responseStatus: { response: 'accepted' } }));
  await stage.openBoard();
  await open(/Design review/);
  expect(await screen.findByRole('button', { name: 'Yes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a comment' })).toBeNull();
  await press('Yes');
  await waitFor(() => expect(sent).toEqual([{ sendResponse: false }]));
});
