import type { Call } from '#shared/contract/call';
import { contract } from '#shared/contract/index';
import { roles as allRoles, type AuthorizationMode, type Role } from '#shared/rules/people/roles';
import { readText } from '../../support/sourceFiles';
import { send, startTestPortal, type TestPortal } from '../../support/testPortal';

/** In each mode: who holds which roles, one person with none, and nobody. */
const people: Record<AuthorizationMode, Record<string, readonly Role[] | undefined>> = {
  claims: {
    admin: ['Admin'],
    editor: ['Editor'],
    sitecreator: ['CollabSiteCreator'],
    appeditor: ['AppEditor'],
    broadcaster: ['MessageBroadcastEditor'],
    footereditor: ['FooterEditor'],
    dashboardeditor: ['EditorDashboardEditor'],
    powerbieditor: ['PowerBIEditor'],
    member: [],
    nobody: undefined,
  },
  sharepoint: {
    // By their groups: ROLE-08 to ROLE-12.
    admin: ['Admin', 'PowerBIEditor'],
    editor: [
      'Editor',
      'AppEditor',
      'MessageBroadcastEditor',
      'FooterEditor',
      'EditorDashboardEditor',
    ],
    sitecreator: ['CollabSiteCreator'],
    // Their tokens name roles, which count for nothing here.
    appeditor: [],
    broadcaster: [],
    footereditor: [],
    dashboardeditor: [],
    powerbieditor: [],
    frontline: [],
    member: [],
    nobody: undefined,
  },
};
const values: Record<string, string> = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3399',
  auditId: '1',
  key: 'none',
  lcid: '1033',
  slug: 'none-1',
  window: '3f2504e0-4f89-41d3-9a0c-0305e82c3399',
};
/** Who may use which call, as the specification's role tables say; not read from the contract. */
const access = readText('tests/support/contract/roles.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [call = '', who = ''] = line.split('\t');
    return { call, who: who.split(' ') };
  });

it('ROLE-52 the table of roles has every call of the contract, and no other', () => {
  expect(access.map(({ call }) => call).sort()).toEqual(Object.keys(contract).sort());
});

describe.each(Object.keys(people) as AuthorizationMode[])(
  'With roles by %s',
  (authorizationMode) => {
    let portal: TestPortal;
    beforeAll(async () => {
      portal = await startTestPortal({ config: { authorizationMode } });
    });
    afterAll(() => portal.stop());

    it.each(access)(
      'ROLE-52 $call is open to exactly those whom the specification names',
      async ({ call, who }) => {
        const [method = '', path = ''] = call.split(' ');
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
        for (const [person, roles] of Object.entries(people[authorizationMode])) {
          const token = roles ? await portal.tokenOf(person) : undefined;
          const { status } = await send(
            `${portal.url}/api${address}`,
            method,
            token,
            method === 'POST' || method === 'PUT' ? '[' : undefined,
          );
          const expected = expectedStatus(who, roles);
          if (expected === undefined)
            expect([person, [401, 403].includes(status)]).toEqual([person, false]);
          else expect([person, status]).toEqual([person, expected]);
        }
      },
    );

    it('ROLE-01 ROLE-03 ROLE-05 the matrix has every one of the eight roles, and the server tells each person theirs', async () => {
      const matrix = Object.entries(people[authorizationMode]).filter(
        (entry): entry is [string, readonly Role[]] => entry[1] !== undefined,
      );
      expect(matrix.flatMap(([, roles]) => roles).sort()).toEqual([...allRoles].sort());
      for (const [person, roles] of matrix)
        expect([person, (await portal.call(person, 'GET', '/security/roles')).body]).toEqual([
          person,
          [...roles],
        ]);
    });
  },
);

/**
 * 401 and 403 where access is refused; otherwise anything else, for nothing of the request is
 * right.
 */
function expectedStatus(who: string[], roles: readonly Role[] | undefined): number | undefined {
  if (!roles) return 401;
  const isOpen = who.includes('signedIn') || roles.some((role) => who.includes(role));
  return isOpen ? undefined : 403;
}

it('the OpenAPI document names every call with the headers of writes, and anyone may read it', async () => {
  const portal = await startTestPortal();
  const { status, body } = await send<{
    openapi: string;
    paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
  }>(`${portal.url}/api/openapi.json`, 'GET');
  await portal.stop();
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  const named = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(named.sort()).toEqual(Object.keys(contract).sort());
  for (const [key, { isRead, version }] of Object.entries<Call>(contract)) {
    const [method = '', path = ''] = key.split(' ');
    const headers = body.paths[path]?.[method.toLowerCase()]?.parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name);
    const expected = [
      ...(method === 'GET' || isRead ? [] : ['Idempotency-Key']),
      ...(version === 'header' ? ['If-Match'] : []),
    ];
    expect([key, headers]).toEqual([key, expected]);
  }
});
