import { contract } from '../../src/shared/contract/index';
import type { Call } from '../../src/shared/contract/call';
import { hasAnyRole, type Role } from '../../src/shared/rules/roles';
import { send, startTestPortal, type TestPortal } from '../support/testPortal';

/** One person for each role, one with none, and nobody. */
const people: Record<string, Role[] | undefined> = {
  admin: ['Admin'], editor: ['Editor'], sitecreator: ['CollabSiteCreator'], appeditor: ['AppEditor'], broadcaster: ['MessageBroadcastEditor'], footereditor: ['FooterEditor'],
  dashboardeditor: ['EditorDashboardEditor'], powerbieditor: ['PowerBIEditor'], member: [], nobody: undefined,
};
const values: Record<string, string> = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3399', auditId: '1', key: 'none', lcid: '1033', slug: 'none-1' };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const calls = Object.entries<Call>(contract);

it.each(calls.map(([key, call]) => [key, call] as const))('%s is open to exactly those whom the contract names', async (key, call) => {
  const [method = '', path = ''] = key.split(' ');
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  for (const [person, roles] of Object.entries(people)) {
    const token = roles ? await portal.tokenOf(person) : undefined;
    const { status } = await send(`${portal.url}/api${address}`, method, token, method === 'POST' || method === 'PUT' ? '[' : undefined);
    const expected = expectedStatus(call, roles);
    if (expected === undefined) expect([person, [401, 403].includes(status)]).toEqual([person, false]);
    else expect([person, status]).toEqual([person, expected]);
  }
});

/** 401 and 403 where access is refused; otherwise anything else, for nothing of the request is right. */
function expectedStatus({ access }: Call, roles: Role[] | undefined): number | undefined {
  if (access === 'anyone') return undefined;
  if (!roles) return 401;
  return access === 'signedIn' || hasAnyRole(roles, access) ? undefined : 403;
}

it('the matrix has a person for each of the eight roles', () => {
  expect(Object.values(people).flatMap((roles) => roles ?? [])).toHaveLength(8);
});

it('the OpenAPI document names every call, and anyone may read it', async () => {
  const { status, body } = await send<{ openapi: string; paths: Record<string, Record<string, object>> }>(`${portal.url}/api/openapi.json`, 'GET');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  const named = Object.entries(body.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  expect(named.sort()).toEqual(Object.keys(contract).sort());
});
