import { HostToken } from '../../../src/client/auth/teams/HostToken';
import { PopupTokens } from '../../../src/client/auth/teams/PopupTokens';

const minute = 60_000;
const files = ['https://graph.microsoft.com/Files.Read'];

/** A token of the host that ends so many minutes from now. */
function tokenFor(minutes: number): string {
  const claims = { oid: 'ann', tid: 't', name: 'Ann', preferred_username: 'ann@nordvik.example' };
  const exp = Math.floor((Date.now() + minutes * minute) / 1_000);
  return `h.${Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')}.s`;
}

it.each([
  [6, 1],
  [4, 2],
])(
  'AUTH-21 the host’s token with %d minutes left is asked for %d times in two reads',
  async (minutes, times) => {
    const ask = jest.fn(async () => tokenFor(minutes));
    const token = new HostToken(ask);
    await token.get();
    await token.get();
    expect(ask).toHaveBeenCalledTimes(times);
  },
);

it.each([
  [6, true],
  [4, false],
])('AUTH-21 a token of the window with %d minutes left is used: %p', async (minutes, isUsed) => {
  const tokens = new PopupTokens(async (scopes) => [
    {
      ...{ accessToken: 'given', scopes, accountId: 'ann' },
      expiresAt: Date.now() + minutes * minute,
    },
  ]);
  await tokens.get(files);
  expect(tokens.known(files) === 'given').toBe(isUsed);
});
