import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClientConfig } from '#shared/clientConfig';
import type { Account, SignInOutcome } from '../../../src/client/auth/SignInStrategy';
import { isSignedOut, noteSignedOut } from '../../../src/client/auth/signedOut';
import { showSignInPrompt } from '../../../src/client/start/showSignInPrompt';
import { expectConsoleError } from '../../support/unexpectedErrors';

const ann = { id: 'ann-id', tenantId: 'nordvik', upn: 'ann@nordvik.example', name: 'Ann' };
const refused = { kind: 'needsClick', trouble: 'AADSTS50105' } as const;
const microsoft = { authority: 'https://login.microsoftonline.com/nordvik' };

let entered: Account | undefined;
beforeEach(() => {
  entered = undefined;
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'portal';
});
afterEach(async () => {
  // Whoever has not signed in stays on the page, which goes with the test.
  if (!entered) await act(async () => void (await enterLate(ann)));
  document.getElementById('portal')?.remove();
});

let enterLate: (account: Account) => Promise<void>;

/** The page with a way to sign in that answers like this. */
async function show(
  signIn: () => Promise<SignInOutcome>,
  config: Partial<ClientConfig> = microsoft,
) {
  let enter: (account: Account) => void = () => undefined;
  const lateResult = new Promise<Account>((resolve) => (enter = resolve));
  const done = showSignInPrompt({
    config: config as ClientConfig,
    openSignIn: async () => ({
      restore: async () => undefined,
      signIn,
      getToken: async () => '',
      signOut: async () => undefined,
    }),
    lateResult,
  }).then((account) => void (entered = account));
  enterLate = async (account) => {
    enter(account);
    await done;
  };
  return screen.findByRole('button', { name: 'Sign in' });
}

it('AUTH-05 a click signs in, and who had signed out is so no more', async () => {
  noteSignedOut();
  const button = await show(async () => ({ kind: 'signedIn', account: ann }));
  expect(isSignedOut()).toBe(true);
  await userEvent.click(button);
  await waitFor(() => expect(entered).toEqual(ann));
  expect(isSignedOut()).toBe(false);
  expect(document.getElementById('portal')).toBeEmptyDOMElement();
});

it('AUTH-29 the answer of a window that seemed to be closed still signs in', async () => {
  await show(async () => ({ kind: 'needsClick' }));
  await act(() => enterLate(ann));
  expect(entered).toEqual(ann);
  expect(document.getElementById('portal')).toBeEmptyDOMElement();
});

it('AUTH-05 AUTH-29 the late answer of a window that a click has opened signs in too, and once', async () => {
  const answers: ((account: Account) => void)[] = [];
  const button = await show(async () => ({
    kind: 'needsClick',
    lateResult: new Promise((resolve) => answers.push(resolve)),
  }));
  await userEvent.click(button);
  expect(entered).toBeUndefined();
  await act(async () => answers[0]!(ann));
  await waitFor(() => expect(entered).toEqual(ann));
  expect(document.getElementById('portal')).toBeEmptyDOMElement();
  await act(() => enterLate({ ...ann, name: 'Later' }));
  expect(entered).toEqual(ann);
});

it('AUTH-05 who enters by one window gets nothing of somebody else by another: the page begins again', async () => {
  const answers: ((outcome: SignInOutcome) => void)[] = [];
  await userEvent.click(await show(() => new Promise((resolve) => answers.push(resolve))));
  await act(() => enterLate(ann));
  // This window cannot load itself again.
  const reloaded = jest.spyOn(console, 'error');
  expectConsoleError(/navigation/);
  await act(async () => answers[0]!({ kind: 'signedIn', account: { ...ann, id: 'bo-id' } }));
  expect(entered).toEqual(ann);
  expect(reloaded).toHaveBeenCalledTimes(1);
});

it('AUTH-05 AUTH-29 a late refusal of a window that a click has opened changes nothing', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const button = await show(async () => ({
    kind: 'needsClick',
    lateResult: Promise.reject(new Error('refused')),
  }));
  await userEvent.click(button);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(button).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('AUTH-05 while one click is answered another does nothing', async () => {
  const answers: ((outcome: SignInOutcome) => void)[] = [];
  const signIn = jest.fn(() => new Promise<SignInOutcome>((resolve) => answers.push(resolve)));
  const button = await show(signIn);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(signIn).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]!({ kind: 'needsClick' }));
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
});

it('AUTH-28 what cannot be asked for, as code that does not come, is a service that gave no answer', async () => {
  const button = await show(() => Promise.reject(new Error('Loading failed.')));
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent("The sign-in service didn't answer.");
});

it('AUTH-28 a number leads to its explanation at Microsoft’s own identity service, and at no other', async () => {
  await userEvent.click(await show(async () => refused));
  expect(await screen.findByRole('link', { name: /^About this code/ })).toHaveAttribute(
    'href',
    'https://login.microsoftonline.com/error?code=50105',
  );
  await act(() => enterLate(ann));
  const other = { authority: 'http://localhost:3001/nordvik', authorityMetadata: '{}' };
  await userEvent.click(await show(async () => refused, other));
  expect(await screen.findByRole('alert')).toHaveTextContent('AADSTS50105');
  expect(screen.queryByRole('link')).toBeNull();
  entered = undefined;
});
