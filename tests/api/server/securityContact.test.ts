import { startTestPortal } from '../../support/testPortal';

const path = '/.well-known/security.txt';

it('says where flaws are reported, for some time', async () => {
  const portal = await startTestPortal({
    now: () => new Date('2026-03-01T00:00:00Z'),
    config: { securityContact: 'mailto:security@nordvik.example', publicUrl: 'https://p.example' },
  });
  try {
    const answer = await fetch(`${portal.url}${path}`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await answer.text()).split('\n')).toEqual([
      'Contact: mailto:security@nordvik.example',
      'Expires: 2026-05-30T00:00:00.000Z',
      'Preferred-Languages: en, da, sv, fi, no',
      `Canonical: https://p.example${path}`,
      '',
    ]);
  } finally {
    await portal.stop();
  }
});

it('without a contact there is no such file, and no page in its place', async () => {
  const portal = await startTestPortal();
  try {
    expect((await fetch(`${portal.url}${path}`)).status).toBe(404);
  } finally {
    await portal.stop();
  }
});
