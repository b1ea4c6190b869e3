import type { NavigationBranch, NavigationNode } from '../../contract/pages/navigationNodes';
import type { ReaderChoices } from '../targeting/visibility';

/** Section, heading, link (FIND-03). */
export const menuLevels = 3;
/** Most nodes that the menu has, and that are written at once. */
export const maxNodes = 2_000;
/** Shown at a time in the right column (SAVED-06, SAVED-07). */
export const [savedPagesShown, trendingPagesShown] = [5, 4];

type Below<T> = T & { Children: Below<T>[] };

/** The nodes as a tree, those of one parent in the order in which they are given. */
export function branchesOf<T extends NavigationNode>(nodes: readonly T[]): Below<T>[] {
  const byParent = new Map<number | null, T[]>();
  for (const node of nodes) {
    const siblings = byParent.get(node.ParentId);
    if (siblings) siblings.push(node);
    else byParent.set(node.ParentId, [node]);
  }
  const below = (parent: number | null): Below<T>[] =>
    (byParent.get(parent) ?? []).map((node) => ({ ...node, Children: below(node.Id) }));
  return below(null);
}

/**
 * For everybody or for a channel that the reader follows, and in one of the reader's languages; a
 * node without a language is for all of them, as an app is.
 */
function isNodeFor(
  { ChannelTermNavigationNodes, LanguageTermNavigationNodes }: NavigationNode,
  { channels, languages }: Pick<ReaderChoices, 'channels' | 'languages'>,
): boolean {
  const isForChannels =
    ChannelTermNavigationNodes.length === 0 ||
    ChannelTermNavigationNodes.some(({ ChannelTermId }) => channels.has(ChannelTermId));
  if (!isForChannels || !languages || LanguageTermNavigationNodes.length === 0)
    return isForChannels;
  return LanguageTermNavigationNodes.some(({ LanguageTermId }) => languages.has(LanguageTermId));
}

/**
 * The part of the menu that a reader gets: checked on every level, and nothing below what is
 * withheld (FIND-18); terms are for those who import them.
 */
export function branchesFor(
  branches: readonly NavigationBranch[],
  reader: Pick<ReaderChoices, 'channels' | 'languages'>,
): NavigationBranch[] {
  return branches
    .filter((branch) => isNodeFor(branch, reader))
    .map((branch) => ({
      ...branch,
      TermGuid: null,
      Children: branchesFor(branch.Children, reader),
    }));
}

/** The node with this id, wherever it lies. */
export function findBranch<T extends { Id: number; Children: readonly T[] }>(
  branches: readonly T[],
  id: number,
): T | undefined {
  for (const branch of branches) {
    const found = branch.Id === id ? branch : findBranch(branch.Children, id);
    if (found) return found;
  }
  return undefined;
}

/** How many nodes there are, on all levels. */
export function countNodes(branches: readonly { Children?: readonly object[] }[]): number {
  return branches.reduce((sum, { Children = [] }) => sum + 1 + countNodes(Children), 0);
}

/**
 * The nodes whose titles have every word, in any order, with those that they lie below; one that is
 * found has everything below it.
 */
export function foundBranches(
  branches: readonly NavigationBranch[],
  text: string,
): NavigationBranch[] {
  const words = text.toLowerCase().split(/\s/);
  const found = (branch: NavigationBranch, above: string): NavigationBranch[] => {
    const path = `${above} ${branch.Title.toLowerCase()}`;
    if (words.every((word) => path.includes(word))) return [branch];
    const Children = branch.Children.flatMap((child) => found(child, path));
    return Children.length > 0 ? [{ ...branch, Children }] : [];
  };
  return branches.flatMap((branch) => found(branch, ''));
}

/** Where a node is put, and where it was. */
export interface ChangedPlace {
  Id: number;
  Order: number;
  From: number;
}

/** The places of those that are elsewhere than before, with where that was (FIND-14). */
export function changedPlaces(
  nodes: readonly Pick<NavigationNode, 'Id' | 'Order'>[],
): ChangedPlace[] {
  return nodes
    .map(({ Id, Order: From }, Order) => ({ Id, Order, From }))
    .filter(({ Order, From }) => Order !== From);
}

/** The place behind all of these. */
export function nextPlace(nodes: readonly Pick<NavigationNode, 'Order'>[]): number {
  return nodes.reduce((place, { Order }) => Math.max(place, Order + 1), 0);
}
