import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/**
 * A small app that drives the real Teams client library: any page of it starts the library and runs
 * the script that a test gives.
 */
export interface TeamsApp {
  url: string;
  /**
   * Runs in each page when the library is ready; `teams` is the library, `say(text)` writes into
   * the page.
   */
  script: string;
  /** Origin that the library trusts beside Microsoft's. */
  hostUrl: string;
  stop(): Promise<void>;
}

type Setup = Pick<TeamsApp, 'script' | 'hostUrl'>;

const packages = join(__dirname, '../../../node_modules');
const libraries: Record<string, string> = {
  '/teams.js': join(packages, '@microsoft/teams-js/dist/umd/MicrosoftTeams.min.js'),
  '/msal.js': join(packages, '@azure/msal-browser/lib/msal-browser.min.js'),
};

export async function startTeamsApp(): Promise<TeamsApp> {
  const app = { script: '', hostUrl: '' };
  const server = createServer(({ url = '/' }, response) =>
    answer(response, new URL(url, 'http://localhost').pathname, app),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return Object.assign(app, {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => closed(server),
  });
}

function answer(response: ServerResponse, path: string, setup: Setup): void {
  const library = libraries[path];
  if (library)
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(library));
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(setup));
}

function page({ script, hostUrl }: Setup): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,">
<h1>App at <span id="path"></span></h1><button id="go">Go</button><ol id="said"></ol><script src="/teams.js"></script><script src="/msal.js"></script><script>
const teams = microsoftTeams, go = document.getElementById('go');
document.getElementById('path').textContent = location.pathname;
const say = (text) => document.getElementById('said').append(Object.assign(document.createElement('li'), { textContent: String(text) }));
const tell = (work) => Promise.resolve(work).then(say, (error) => say('failed: ' + (error.message ?? JSON.stringify(error))));
teams.app.initialize([${JSON.stringify(hostUrl)}]).then(async () => { ${script} });
</script></html>`;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
