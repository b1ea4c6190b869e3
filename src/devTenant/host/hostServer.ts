import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemAt } from '#shared/rules/values/certain';
import { portraitPng } from '../company/pictures/portrait';
import { languages } from '../company/person';
import { tenantId } from '../environment';
import type { Answer, Handler, Received } from '../http/message';
import { findRoute, route, type Route } from '../http/router';
import { textAnswer, textFile } from '../http/textFile';
import { IdentityProblem } from '../identity/identityProblem';
import type { Company } from '../company/company';
import { personItem } from '../identity/signInPage';
import { activities } from './activities';
import { foreignPage } from './foreignPage';
import type { HostContext } from './hostContext';
import type { HostData } from './hostData';
import { hostPage } from './hostPage';
import { withQuery } from './hostSwitches';
import { authToken, nestedToken } from './hostToken';
import { appIcon, installedApp } from './installedApp';
import { projectFolder } from './projectFolder';

/** The page's style sheets, in the order in which later ones refine earlier ones. */
const sheets = ['colors', 'bench', 'client', 'dialog', 'feed', 'phone'];

const routes: Route<HostContext>[] = [
  route('GET', '/', page),
  route('GET', '/l/entity/{}/{}', page),
  route('GET', '/foreign', (request, _parts, { identity }) =>
    foreignPage(identity.productUrl, request.url.searchParams.get('path') ?? '/'),
  ),
  route('GET', '/style.css', () =>
    textAnswer('css', sheets.map((name) => textFile(`host/style/${name}.css`)).join('\n')),
  ),
  route('GET', '/scripts/{}', (_request, [name = '']) => browserScript(name)),
  route('GET', '/icon.png', () => picture(appIcon())),
  route('GET', '/people', (request, _parts, { identity }) => ({
    status: 200,
    body: peopleList(identity.company, request.url.searchParams.get('q') ?? ''),
  })),
  route('GET', '/people/{}/photo', (_request, [upn = '']) => picture(portraitPng(upn, 96))),
  route('GET', '/activities', (request, _parts, context) =>
    activities(context, request.url.searchParams),
  ),
  route('POST', '/activities/{}/read', (_request, [id = ''], { feed }) => {
    feed.read(id);
    return { status: 204 };
  }),
  route('POST', '/token', (request, _parts, context) => authToken(request, context)),
  route('POST', '/nested-token', (request, _parts, context) => nestedToken(request, context)),
];

/** The Teams host: a page that embeds the installed app as Microsoft Teams does. */
export function hostServer(context: HostContext): Handler {
  return async (request) => {
    const found =
      isAddressedHere(request) && findRoute(routes, request.method, request.url.pathname);
    if (!found) return { status: 404, body: { error: 'The Teams host has no such address.' } };
    try {
      return await found.handle(request, found.parts, context);
    } catch (error) {
      if (error instanceof IdentityProblem) return { status: 400, body: { error: error.message } };
      throw error;
    }
  };
}

/**
 * Tokens are for this page only: another site that made its name lead here, or that calls from its
 * own pages, gets nothing.
 */
function isAddressedHere({ url, headers, method }: Received): boolean {
  if (url.hostname !== 'localhost' && !url.hostname.endsWith('.localhost')) return false;
  return method === 'GET' || headers.origin === undefined || headers.origin === url.origin;
}

function page({ url }: Received, _parts: string[], { identity, control }: HostContext): Answer {
  const switches = withQuery(control.host, url.searchParams);
  const { company, productUrl, addresses } = identity;
  const { id, upn, displayName, licences } =
    company.person(switches.person) ?? itemAt(company.people, 0);
  const data: HostData = {
    app: installedApp(productUrl, switches.language),
    productUrl,
    tenantId,
    authorityHost: new URL(addresses.identityUrl).host,
    person: { id, upn, displayName, licences },
    switches: { ...switches, person: upn },
    languages,
  };
  return hostPage(data);
}

function picture(png: Buffer): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' },
    body: png,
  };
}

/**
 * A module of the page's script as the build compiled it; modules import each other without file
 * endings.
 */
function browserScript(name: string): Answer {
  const file = join(projectFolder(), 'dist/hostPage/devTenant/host/browser', `${name}.js`);
  if (!/^\w+$/.test(name) || !existsSync(file))
    return { status: 404, body: { error: 'There is no such script. Run "npm run build".' } };
  return textAnswer('js', readFileSync(file));
}

/**
 * The first people that a text finds, as items of a list; each is a button with the person's
 * principal name.
 */
function peopleList(company: Company, text: string): string {
  return company
    .searchPeople(text, 12)
    .map((person) => personItem(person))
    .join('');
}
