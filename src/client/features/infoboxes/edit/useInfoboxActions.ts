import type { Infobox, NewInfobox } from '#shared/contract/infoboxes';
import type { InfoboxWidth } from '#shared/rules/widgets/infoboxes';
import { callApi } from '../../../data/connection/callApi';
import { useAct } from '../../../data/editing/useAct';
import { useDeletion } from '../../../data/editing/useDeletion';
import { confirmDone, offerUndo } from '../../../data/notices';
import { showAlert } from '../../../data/showAlert';
import { useTexts } from '../../../texts/useTexts';
import { infoboxEditing } from './infoboxEditing';
import { copyDeep } from '#shared/rules/values/copyDeep';

const ofTheStored = ['Id', 'Modified'];

/** The same infobox as a new one: without its id (INFOBOX-15). */
function copyOfInfobox(infobox: Infobox): NewInfobox {
  const rest = Object.fromEntries(
    Object.entries(copyDeep(infobox)).filter(([name]) => !ofTheStored.includes(name)),
  ) as Omit<Infobox, 'Id' | 'Modified'>;
  return {
    ...rest,
    ChannelTermInfoBoxes: infobox.ChannelTermInfoBoxes.map(({ ChannelTermId }) => ({
      ChannelTermId,
    })),
  };
}

export interface InfoboxActions {
  /** Ids of the infoboxes that something is being done with. */
  busy: ReadonlySet<number | string>;
  setWidth(infobox: Infobox, width: InfoboxWidth): void;
  duplicate(infobox: Infobox): void;
  hide(infobox: Infobox): void;
  show(infobox: Infobox): void;
  remove(infobox: Infobox): void;
  act: ReturnType<typeof useAct>['act'];
  /** Sends an order, made from the places that the infoboxes have. */
  sendOrder(infoboxes: readonly Infobox[], idempotencyKey: string): Promise<unknown>;
}

/**
 * The editors' actions on infoboxes in their place; hiding and deleting can be undone. A failure is
 * reported, and the stored infoboxes are shown again.
 */
export function useInfoboxActions(): InfoboxActions {
  const { undo } = useTexts().notices;
  const own = useTexts('infoboxes');
  const operation = own.infobox;
  const { busy, act } = useAct(infoboxEditing.refresh);
  const { leaving, remove } = useDeletion(infoboxEditing, { ...own, name: operation });
  const change = (infobox: Infobox, changed: Partial<Infobox>, said: string) =>
    act(infobox.Id, async (idempotencyKey) => {
      await infoboxEditing.change(infobox, changed, { operation, idempotencyKey });
      confirmDone(said);
    });
  const show = (infobox: Infobox) => void change(infobox, { Hidden: false }, own.shownAgain);
  return {
    busy: new Set([...busy, ...leaving]),
    setWidth: (infobox, Width) => void change(infobox, { Width }, own.updated),
    duplicate: (infobox) =>
      void act(infobox.Id, async (idempotencyKey) => {
        await infoboxEditing.create(copyOfInfobox(infobox), { operation, idempotencyKey });
        confirmDone(own.duplicated);
      }),
    hide: (infobox) =>
      void act(infobox.Id, async (idempotencyKey) => {
        const hidden = await callApi('PUT /infoboxes/{id}/hide', {
          params: { id: infobox.Id },
          ...{ version: infobox.Modified, operation, idempotencyKey },
        });
        offerUndo(own.wasHidden, undo, () => show(hidden));
      }),
    show,
    remove,
    act,
    sendOrder: async (infoboxes, idempotencyKey) => {
      const body = infoboxes.map(({ Id, Order: From }, Order) => ({ Id, Order, From }));
      await callApi('PUT /infoboxes', { body, operation, idempotencyKey });
      showAlert('updatedorder');
    },
  };
}
