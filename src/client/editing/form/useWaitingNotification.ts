import { apiRead } from '../../data/connection/apiRead';
import { callApi } from '../../data/connection/callApi';
import { useAct } from '../../data/editing/useAct';
import { confirmDone } from '../../data/notices';
import { invalidate } from '../../data/read/invalidate';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';

/** Something of which people can be notified, as it is stored. */
export interface Notified {
  path: '/pages' | '/broadcastmessages';
  /** Nothing for one that is not stored yet. */
  id: number | undefined;
}

/**
 * Whether people are still to be notified of something, and how that is withdrawn; nothing where
 * nobody can be.
 */
export function useWaitingNotification({ path, id = 0 }: Notified): {
  state: ReadState<{ IsWaiting: boolean }> | undefined;
  isBusy: boolean;
  withdraw: () => void;
} {
  const texts = useTexts('editing').notification;
  const isWanted = useSession().settings.enableTeamsNotification && id !== 0;
  const asked = { params: { id }, operation: texts.name };
  const state = useRead({
    ...apiRead(`GET ${path}/{id}/notification`, asked),
    ...{ isWanted, lifetime: 0 },
  });
  const { act, busy } = useAct(() => invalidate(`GET ${path}/{id}/notification`));
  const withdraw = () =>
    void act(id, async (idempotencyKey) => {
      const { IsWithdrawn } = await callApi(`DELETE ${path}/{id}/notification`, {
        ...asked,
        idempotencyKey,
      });
      confirmDone(IsWithdrawn ? texts.withdrawn : texts.gone);
    });
  return { state: isWanted ? state : undefined, isBusy: busy.has(id), withdraw };
}
