import { act, screen } from '@testing-library/react';
import type { ClientConfig } from '#shared/clientConfig';
import { openSignIn } from '../../../src/client/auth/openSignIn';
import type { SignInOutcome } from '../../../src/client/auth/SignInStrategy';
import { startPortal } from '../../../src/client/start/startPortal';

jest.mock('../../../src/client/auth/openSignIn');
// No page here names the style sheet.
jest.mock('../../../src/client/start/showThemes', () => ({ showThemes: async () => undefined }));

const config = { tenantId: 'nordvik', authority: 'https://login.example/nordvik' } as ClientConfig;
const stopped = { kind: 'stopped' } as const;

it.each([
  ['found', stopped],
  ['met', undefined],
] as const)(
  'AUTH-15 an interaction in progress that is %s leads to the prompt, with no page and no call',
  async (_, restored: SignInOutcome | undefined) => {
    jest.mocked(openSignIn).mockResolvedValue({
      restore: async () => restored,
      signIn: async () => stopped,
      getToken: () => Promise.reject(new Error('nobody is signed in')),
      signOut: async () => undefined,
    });
    const asked = jest.spyOn(globalThis, 'fetch');
    const place = document.body.appendChild(document.createElement('div'));
    place.id = 'portal';
    await act(async () => void startPortal(config));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    const addresses = asked.mock.calls.map(([input]) => String(input));
    expect(addresses.filter((address) => address.includes('/api/'))).toEqual([]);
    asked.mockRestore();
    place.remove();
  },
);
