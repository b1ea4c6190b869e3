import { useState } from 'react';
import type { Infobox } from '#shared/contract/infoboxes';
import type { InfoboxWidth } from '#shared/rules/infoboxes';
import { callApi } from '../../data/callApi';
import { handleFailure } from '../../data/handleFailure';
import { invalidate } from '../../data/invalidate';
import { infoboxReads } from '../../data/reads/infoboxReads';
import { confirmDone, offerUndo } from '../../data/notices';
import { showAlert } from '../../data/showAlert';
import { useTexts } from '../../texts/useTexts';
import { copyOfInfobox } from './copyOfInfobox';

export interface InfoboxActions {
  /** Ids of the infoboxes that something is being done with. */
  busy: ReadonlySet<number>;
  setWidth(infobox: Infobox, width: InfoboxWidth): void;
  duplicate(infobox: Infobox): void;
  hide(infobox: Infobox): void;
  show(infobox: Infobox): void;
  remove(infobox: Infobox): void;
  /** Saves the order; resolves to false when that failed. */
  reorder(infoboxes: readonly Infobox[]): Promise<boolean>;
}

/**
 * What editors do with infoboxes where they stand; hiding and deleting can be taken back. A failure
 * is told, and what is stored is shown again.
 */
export function useInfoboxActions(): InfoboxActions {
  const texts = useTexts();
  const own = useTexts('infoboxes');
  const operation = own.infobox;
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      handleFailure(error, texts);
      return false;
    } finally {
      await invalidate(...infoboxReads);
    }
  };
  const doWith = async ({ Id }: Infobox, work: () => Promise<unknown>) => {
    setBusy((before) => new Set(before).add(Id));
    await attempt(work);
    setBusy((before) => new Set([...before].filter((other) => other !== Id)));
  };
  const show = ({ Id }: Infobox) =>
    callApi('PUT /infoboxes/{id}', { params: { id: Id }, body: { Hidden: false }, operation }).then(
      () => confirmDone(own.shownAgain),
    );
  const create = (infobox: Infobox) =>
    callApi('POST /infoboxes', { body: copyOfInfobox(infobox), operation });

  return {
    busy,
    setWidth: (infobox, Width) =>
      void doWith(infobox, async () => {
        await callApi('PUT /infoboxes/{id}', {
          params: { id: infobox.Id },
          body: { Width },
          operation,
        });
        confirmDone(own.updated);
      }),
    duplicate: (infobox) =>
      void doWith(infobox, async () => {
        await create(infobox);
        confirmDone(own.duplicated);
      }),
    hide: (infobox) =>
      void doWith(infobox, async () => {
        await callApi('PUT /infoboxes/{id}/hide', { params: { id: infobox.Id }, operation });
        offerUndo(own.wasHidden, own.undo, () => void attempt(() => show(infobox)));
      }),
    show: (infobox) => void doWith(infobox, () => show(infobox)),
    remove: (infobox) =>
      void doWith(infobox, async () => {
        await callApi('DELETE /infoboxes/{id}', { params: { id: infobox.Id }, operation });
        offerUndo(own.deleted, own.undo, () => void attempt(() => create(infobox)));
      }),
    reorder: (infoboxes) =>
      attempt(async () => {
        await callApi('PUT /infoboxes', {
          body: infoboxes.map(({ Id }, Order) => ({ Id, Order })),
          operation,
        });
        showAlert('updatedorder');
      }),
  };
}
