import type { NavigationBranch, NavigationNode } from '#shared/contract/pages/navigationNodes';
import { branchesFor, branchesOf, findBranch } from '#shared/rules/pages/navigation';
import type { HandlerDeps } from '../../deps';
import type { Change } from '../../db/changes';
import type { MaybePromise } from '../../maybePromise';
import { UntilChange } from '../../memory/untilChange';
import { listNodes } from './store';

/** Menus of readers with different channels and languages that are kept. */
const maxMenus = 500;

/** Answers what of the menu is for whom, from memory where possible. */
export class MenuReader {
  readonly #whole: UntilChange<NavigationBranch[]>;
  readonly #menus: UntilChange<NavigationBranch[]>;

  constructor(private readonly deps: Pick<HandlerDeps, 'db' | 'changes' | 'targeting'>) {
    const invalidatedBy = ({ topic }: Change) =>
      topic === 'navigationNodes' || topic === 'everything' ? 'all' : 'none';
    this.#whole = new UntilChange(deps.changes, 1, invalidatedBy);
    this.#menus = new UntilChange(deps.changes, maxMenus, invalidatedBy);
  }

  /** For the person's channels and languages. */
  async forReader(personId: string): Promise<NavigationBranch[]> {
    const targeting = await this.deps.targeting.of(personId);
    return this.#menus.get(targeting.key, async () => branchesFor(await this.#all(), targeting));
  }

  /** As it is stored now, for those who write it (FIND-16). */
  async whole(): Promise<NavigationBranch[]> {
    return branchesOf(await listNodes(this.deps.db));
  }

  /** The node, if it and all that it lies below are for the person. */
  async find(personId: string, id: number): Promise<NavigationNode | undefined> {
    return findBranch(await this.forReader(personId), id);
  }

  #all(): MaybePromise<NavigationBranch[]> {
    return this.#whole.get('', () => this.whole());
  }
}
