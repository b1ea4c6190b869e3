import { useState } from 'react';
import type { NavigationBranch, NavigationNode } from '#shared/contract/pages/navigationNodes';
import { countNodes } from '#shared/rules/pages/navigation';
import { useAct } from '../../../data/editing/useAct';
import { useDeletion } from '../../../data/editing/useDeletion';
import { showAlert } from '../../../data/showAlert';
import { useTexts } from '../../../texts/useTexts';
import { menuEditing, sendOrder, takeBackOrder } from './menuEditing';
import type { Folding } from '../useFolded';

/** A menu of more nodes begins folded while it is edited: each row has controls of its own. */
const maxUnfolded = 150;

export interface MenuActions extends Folding {
  act: ReturnType<typeof useAct>['act'];
  /** Puts the nodes of one parent in this order. */
  sendOrder: (nodes: readonly NavigationNode[], idempotencyKey: string) => Promise<void>;
  leaving: ReadonlySet<number | string>;
  remove: (node: NavigationNode) => void;
}

/** The editors' changes of the menu in its place; each is reported, and so is each failure. */
export function useMenuActions(branches: readonly NavigationBranch[]): MenuActions {
  const texts = useTexts('menuEditor');
  const { undo } = useTexts().notices;
  const { act } = useAct(menuEditing.refresh);
  const { leaving, remove } = useDeletion(menuEditing, { ...texts, name: texts.node });
  const [isFoldedAtFirst] = useState(() => countNodes(branches) > maxUnfolded);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  return {
    act,
    sendOrder: async (nodes, idempotencyKey) => {
      const places = await sendOrder(nodes, { operation: texts.menu, idempotencyKey });
      const takeBack = (key: string) =>
        takeBackOrder(places, { operation: texts.menu, idempotencyKey: key });
      showAlert('updatedorder', { text: undo, run: () => void act('order', takeBack) });
    },
    leaving,
    remove,
    isFolded: (id) => turned.has(id) !== isFoldedAtFirst,
    toggle: (id) => {
      const after = new Set(turned);
      if (!after.delete(id)) after.add(id);
      setTurned(after);
    },
  };
}
