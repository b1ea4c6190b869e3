import type {
  NavigationBranch,
  NavigationNode,
  NewNavigationNode,
} from '#shared/contract/pages/navigationNodes';
import type { TestPortal } from '../testPortal';

/** Stores a node of the menu as the editor; fails when the portal refuses it. */
export async function storeNode(
  portal: Pick<TestPortal, 'call'>,
  fields: Partial<NewNavigationNode> = {},
): Promise<NavigationNode> {
  const { status, body } = await portal.call<NavigationNode>('editor', 'POST', '/NavigationNodes', {
    Title: 'Travel',
    ...fields,
  });
  if (status !== 201) throw new Error(`The node was refused: ${JSON.stringify(body)}`);
  return body;
}

/** A person's view of the menu; editors may request all of it. */
export async function menuOf(
  portal: Pick<TestPortal, 'call'>,
  person: string,
  query = '',
): Promise<NavigationBranch[]> {
  return (await portal.call<NavigationBranch[]>(person, 'GET', `/NavigationNodes/${query}`)).body;
}

/** The titles of the menu, those below others in brackets: `['HR', ['Pay', ['Bonus']]]`. */
export function titlesOf(branches: readonly NavigationBranch[]): unknown[] {
  return branches.flatMap(({ Title, Children }) =>
    Children.length > 0 ? [Title, titlesOf(Children)] : [Title],
  );
}

/** Deletes the whole menu. */
export async function clearMenu(portal: Pick<TestPortal, 'call'>): Promise<void> {
  for (const { Id } of await menuOf(portal, 'editor', '?includeWithheld=true'))
    await portal.call('editor', 'DELETE', `/NavigationNodes/${Id}`);
}
