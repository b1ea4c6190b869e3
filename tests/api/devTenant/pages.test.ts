import { Type } from '@sinclair/typebox';
import { content } from '../../../src/devTenant/company/content';
import { startDevTenant, type DevTenant } from '../../../src/devTenant/devTenant';

let tenant: DevTenant;
beforeAll(async () => {
  tenant = await startDevTenant({ basePort: 0, productUrl: 'http://localhost:4994' });
});
afterAll(() => tenant.stop());

const read = async (address: string) => {
  const answer = await fetch(address);
  return { type: answer.headers.get('content-type'), text: await answer.text() };
};

describe('Pages and content of the dev tenant', () => {
  it('serves the style sheets of Teams as one, the later ones after those they refine', async () => {
    const { type, text } = await read(`${tenant.hostUrl.replace('//teams.', '//')}/style.css`);
    expect(type).toBe('text/css; charset=utf-8');
    const places = ['--desk:', '.bench', '.title-bar', 'dialog::backdrop', '#feed'].map((part) =>
      text.indexOf(part),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).toContain('[data-device=');
  });

  it('serves the style and the script of an embedded report, with the reports', async () => {
    const page = await read(`${tenant.powerBiUrl}/reportEmbed`);
    expect(page.text).toContain('href="/embed.css"');
    expect((await read(`${tenant.powerBiUrl}/embed.css`)).text).toContain('.figures');
    const script = await read(`${tenant.powerBiUrl}/embed.js`);
    expect(script.type).toBe('text/javascript; charset=utf-8');
    expect(script.text).toMatch(/^const reports = \[\{"id":"fleet"/);
    expect(() => new Function(script.text)).not.toThrow();
  });

  it('names the file and the place of content that does not fit its shape', () => {
    expect(() => content('people/offices', Type.Object({ city: Type.Number() }))).toThrow(
      'company/content/people/offices.json: data/0/city must be number',
    );
  });
});
