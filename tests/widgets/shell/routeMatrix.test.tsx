import { screen, waitFor } from '@testing-library/react';
import { rolesOf, type RouteAccess } from '#shared/rules/pages/routeAccess';
import {
  modalRoutes,
  pageRoutes,
  type ModalName,
  type PagePath,
} from '#shared/rules/pages/routeTable';
import { rolesOfGroups, type AuthorizationMode, type Role } from '#shared/rules/people/roles';
import { settingDefaults } from '#shared/rules/settings/settings';
import { ModalGuard } from '../../../src/client/navigation/ModalGuard';
import { PageGuard } from '../../../src/client/navigation/PageGuard';
import { storeSetting } from '../../support/content/pages';
import { startWidgetPortal, type WidgetPortal } from '../../support/widgets/widgetPortal';

const ownRoles: Record<string, readonly Role[]> = {
  admin: ['Admin'],
  editor: ['Editor'],
  sitecreator: ['CollabSiteCreator'],
  appeditor: ['AppEditor'],
  broadcaster: ['MessageBroadcastEditor'],
  footereditor: ['FooterEditor'],
  dashboardeditor: ['EditorDashboardEditor'],
  powerbieditor: ['PowerBIEditor'],
  member: [],
};
const groupRoles: Record<string, readonly Role[]> = {
  admin: rolesOfGroups(['Workplace Administrators']),
  editor: rolesOfGroups(['Workplace Editors']),
  sitecreator: rolesOfGroups(['Workplace Collab Creators']),
  appeditor: [],
  member: [],
};

/** Every page and every dialog of the table, each behind its own guard. */
function AllRoutes() {
  return (
    <>
      {Object.keys(pageRoutes).map((path) => (
        <section key={path} aria-label={path}>
          <PageGuard path={path as PagePath} built={[]}>
            open
          </PageGuard>
        </section>
      ))}
      {Object.keys(modalRoutes).map((name) => (
        <section key={name} aria-label={name}>
          <ModalGuard
            name={name as ModalName}
            close={() => undefined}
            inDialog={(content) => content}
          >
            open
          </ModalGuard>
        </section>
      ))}
    </>
  );
}

const table: [string, RouteAccess][] = [
  ...Object.entries(pageRoutes),
  ...Object.entries(modalRoutes),
];
/** Creating sites is limited, so that its roles count too. */
const settings = { ...settingDefaults, everyoneCanCreateCollabSites: false };
const mayOpen = (own: readonly Role[], wanted: readonly Role[] | undefined) =>
  !wanted || wanted.some((role) => own.includes(role));
const expectedFor = (roles: readonly Role[]) =>
  Object.fromEntries(
    table.map(
      ([name, route]) => [name, mayOpen(roles, rolesOf(route, settings)) ? 'open' : '403'] as const,
    ),
  );

describe.each([
  ['claims', ownRoles],
  ['sharepoint', groupRoles],
] as [AuthorizationMode, Record<string, readonly Role[]>][])(
  'With roles by %s',
  (authorizationMode, people) => {
    let portal: WidgetPortal;
    beforeAll(async () => {
      portal = await startWidgetPortal({ config: { authorizationMode } });
      await storeSetting(portal, 'everyoneCanCreateCollabSites', false);
    });
    afterAll(() => portal?.stop());

    const rows = Object.entries(people);
    it.each(rows)(
      'ROLE-14 ROLE-20 ROLE-21 each page and dialog opens to %s only as the table says, and shows the error panel elsewhere',
      async (person, roles) => {
        await portal.show(<AllRoutes />, { person, authorizationMode });
        await screen.findAllByText('open');
        await waitFor(() => expect(shown()).toEqual(expectedFor(roles)));
      },
    );
  },
);

/** The state of each route: open, the status of its error, or waiting. */
function shown(): Record<string, string> {
  return Object.fromEntries(
    screen
      .getAllByRole('region')
      .map((region) => [
        region.getAttribute('aria-label')!,
        region.textContent === 'open'
          ? 'open'
          : (/Status (\d+)/.exec(region.textContent ?? '')?.[1] ?? 'waiting'),
      ]),
  );
}
