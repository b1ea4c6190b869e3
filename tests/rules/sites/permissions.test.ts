import { wantedPermissions } from '#shared/rules/addresses/registration';
import { list, readText } from '../../support/sourceFiles';

/** Names of delegated permissions as they stand in the sources, e.g. `'User.Read'`. */
function asked(): string[] {
  const files = list('src/client').filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('/texts/'),
  );
  const names = files.flatMap((path) =>
    [
      ...readText(path).matchAll(
        /'([A-Z]\w+\.(?:Read|ReadWrite|ReadBasic|Send|Create)(?:\.\w+)*)'/g,
      ),
    ].map((match) => match[1]!),
  );
  return [...new Set(names)].sort();
}

it('AUTH-38 the registration asks for every permission that a widget asks Graph with, and for no other', () => {
  const graph = wantedPermissions.find(({ Resource }) => Resource === 'Microsoft Graph')!;
  expect([...graph.Scopes].sort()).toEqual(asked());
});

it('AUTH-38 of SharePoint reading is all that is asked for', () => {
  expect(wantedPermissions.find(({ Resource }) => Resource === 'SharePoint')?.Scopes).toEqual([
    'AllSites.Read',
  ]);
});
