import { groupTitles, hasAnyRole, roles, rolesOfGroups } from '#shared/rules/people/roles';

it('ROLE-14 one of the wanted roles is enough, and none is none', () => {
  expect(hasAnyRole(['Editor'], ['Admin', 'Editor'])).toBe(true);
  expect(hasAnyRole(['AppEditor'], ['Admin', 'Editor'])).toBe(false);
  expect(hasAnyRole([], ['Admin'])).toBe(false);
  expect(hasAnyRole(['Admin'], [])).toBe(false);
});

it('ROLE-08 ROLE-09 ROLE-10 ROLE-11 ROLE-12 each group stands for its roles, all of them for every role', () => {
  expect(rolesOfGroups(['Workplace Administrators'])).toEqual(['Admin', 'PowerBIEditor']);
  expect(rolesOfGroups(['Workplace Collab Creators', 'Workplace Editors'])).toEqual([
    'CollabSiteCreator',
    'Editor',
    'AppEditor',
    'MessageBroadcastEditor',
    'FooterEditor',
    'EditorDashboardEditor',
  ]);
  expect(rolesOfGroups([])).toEqual([]);
  expect(rolesOfGroups(groupTitles).sort()).toEqual([...roles].sort());
});
