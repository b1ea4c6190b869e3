import { Suspense } from 'react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FailureError } from '../../../src/client/data/connection/failure';
import { failureWithout } from '../../../src/client/data/connection/failureOf';
import { handleFailure, noticeOffline } from '../../../src/client/data/connection/handleFailure';
import { confirmDone } from '../../../src/client/data/notices';
import { showAlert } from '../../../src/client/data/showAlert';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { firstTexts as en } from '../../../src/client/texts/topics';
import { AlertMessage } from '../../../src/client/ui/trouble/AlertMessage';
import { drawnNotice, timerOf } from '../../support/widgets/notices';
import { rulesOf, testRenderer } from '../../support/widgets/testRenderer';

const show = (content: React.ReactNode) =>
  render(
    <AppFrame renderer={testRenderer}>
      <MemoryRouter>{content}</MemoryRouter>
    </AppFrame>,
  );
const alert = (id: string) =>
  show(
    <Suspense>
      <AlertMessage id={id} />
    </Suspense>,
  );
/** The kind of a message, by the colour of its icon; that of mere information has none. */
const colourOf = (message: Element, icon: string) =>
  /colorStatus(\w+?)Foreground/.exec(rulesOf(message.querySelector(icon)!).join())?.[1] ?? 'Grey';

it('ERRORS-34 ERRORS-35 an alert id is drawn as an error template, a message of the table or its own text', async () => {
  const template = alert('403;Your news');
  expect(
    within(await screen.findByRole('alert')).getByText('Your news could not be loaded'),
  ).toBeVisible();
  expect(screen.getByText('You did not have permission to perform the request.')).toBeVisible();
  expect(screen.getByText('Status 403')).toBeVisible();
  template.unmount();
  const named = alert('genericdeleted');
  expect((await screen.findByText('Deleted!')).closest('[role=status]')).toBeVisible();
  named.unmount();
  alert('The quay is closed');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The quay is closed$/);
});

it('ERRORS-19 an error that is drawn again still tells the time at which it happened', async () => {
  jest.spyOn(Date.prototype, 'toISOString').mockReturnValueOnce('2020-05-01T12:00:00.000Z');
  const content = (key: string) => (
    <AppFrame renderer={testRenderer}>
      <MemoryRouter>
        <Suspense>
          <AlertMessage id="403" text={key} />
        </Suspense>
      </MemoryRouter>
    </AppFrame>
  );
  const { rerender } = render(content('Only for editors'));
  await screen.findByText('Only for editors');
  jest.restoreAllMocks();
  rerender(content('Only for admins'));
  fireEvent.click(await screen.findByRole('button', { name: 'Show more information' }));
  const details = within(await screen.findByRole('dialog'));
  const time = details.getByText('Time').nextElementSibling!.querySelector('time');
  expect(time).toHaveAttribute('datetime', '2020-05-01T12:00:00.000Z');
});

it('ERRORS-19 what support needs is copied line by line, or marked where copying is refused', async () => {
  const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValueOnce();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  alert('403');
  fireEvent.click(await screen.findByRole('button', { name: 'Show more information' }));
  const details = within(await screen.findByRole('dialog'));
  const copy = details.getByRole('button', { name: 'Copy' });
  fireEvent.click(copy);
  await waitFor(() => expect(details.getByRole('status')).toHaveTextContent('Copied'));
  const lines = writeText.mock.calls[0]![0].split('\n');
  expect(lines).toContain('Status code: 403');
  expect(lines.map((line) => line.split(': ')[0])).toEqual(
    details.getAllByRole('term').map((term) => term.textContent),
  );
  writeText.mockRejectedValueOnce(new Error('no'));
  fireEvent.click(copy);
  await waitFor(() => expect(details.getByRole('status')).toHaveTextContent(/isn't allowed here/));
  expect(String(getSelection())).toContain('403');
  Reflect.deleteProperty(navigator, 'clipboard');
});

it.each([
  ['interestssyncing', 'Grey', 'Syncronizing...'],
  ['interestsselectionupdated', 'Success', 'Your interests has been updated'],
  ['interestsselectionsynced', 'Success', 'Your interests has been syncronized with your profile'],
  ['languageselectionupdated', 'Success', 'Your languages has been updated'],
  ['updatedorder', 'Success', 'Sorting has been updated'],
  ['newssettingsupdated', 'Success', 'News settings has been updated'],
  ['tabconfigupdated', 'Success', 'Your board settings has been updated'],
  ['channelcachecleared', 'Success', 'Channel cache was cleared'],
  ['operationcompleted', 'Success', 'Operation was completed'],
  ['updatedsetting', 'Success', 'Updated setting'],
  ['genericupdated', 'Success', 'Updated!'],
  ['genericadded', 'Success', 'Added!'],
  ['genericdeleted', 'Success', 'Deleted!'],
  ['offline', 'Warning', 'No internet - Only locally saved data available'],
  ['unlicensed', 'Warning', 'You are not licensed to view the requested page'],
  ['The quay is closed', 'Danger', 'The quay is closed'],
])(
  'ERRORS-35 ERRORS-36 ERRORS-59 the alert "%s" has the colour of its kind: %s',
  async (id, kind, text) => {
    alert(id);
    const message = (await screen.findByText(text)).closest('.fui-MessageBar')!;
    expect(colourOf(message, '.fui-MessageBar__icon')).toBe(kind);
  },
);

it('ERRORS-05 ERRORS-49 ERRORS-55 ERRORS-59 a notice of a failure is red for 5 s, a confirmation green for 2.5', async () => {
  show(<Notices />);
  const failure = failureWithout({ operation: 'Your news', url: '/x' }, 500, 'no');
  act(() => {
    handleFailure(new FailureError(failure), en);
    noticeOffline(en);
    confirmDone('Updated!');
    showAlert('updatedorder');
    showAlert('interestssyncing');
  });
  for (const [text, kind, duration] of [
    [/^Your news: .* \(status 500\)$/, 'Danger', '5000ms'],
    ['No internet - Only locally saved data available', 'Warning', '5000ms'],
    ['Updated!', 'Success', '2500ms'],
    ['Sorting has been updated', 'Success', '2500ms'],
    ['Syncronizing...', 'Grey', '2500ms'],
  ] as const) {
    const notice = await drawnNotice(text);
    expect([
      text,
      colourOf(notice, '.fui-ToastTitle__media'),
      timerOf(notice).style.animationDuration,
    ]).toEqual([text, kind, duration]);
  }
  fireEvent.animationEnd(timerOf(await drawnNotice('Updated!')));
  await waitFor(() =>
    expect(screen.queryByText('Updated!', { selector: '[role="list"] *' })).toBeNull(),
  );
  expect(await drawnNotice('Sorting has been updated')).toBeVisible();
});
