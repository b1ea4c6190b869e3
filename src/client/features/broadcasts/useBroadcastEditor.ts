import { useState } from 'react';
import type { Audit } from '#shared/contract/audits';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { apiRead } from '../../data/apiRead';
import { callApi } from '../../data/callApi';
import { handleFailure } from '../../data/handleFailure';
import { invalidate } from '../../data/invalidate';
import { broadcastReads } from '../../data/reads/broadcastReads';
import { confirmDone } from '../../data/notices';
import type { ReadState } from '../../data/readState';
import { useRead } from '../../data/useRead';
import { useSubmit } from '../../data/useSubmit';
import { useTexts } from '../../texts/useTexts';
import { bodyOf, messageFields, type MessageValues } from './messageValues';

/** Every message, the newest first. */
export function useAllMessages(): ReadState<BroadcastMessage[]> {
  return useRead({
    ...apiRead('GET /broadcastmessages/all', { operation: 'Alerts' }),
    isEmpty: (messages) => messages.length === 0,
  });
}

/** One message as it is stored now: what is edited must not come from the cache. */
export function useMessage(id: number): ReadState<BroadcastMessage> {
  return useRead({
    ...apiRead('GET /broadcastmessages/{id}', { params: { id }, operation: 'The alert' }),
    isFresh: true,
  });
}

/** Stores what a form holds: a new message, or a change of the one that was opened. */
export function useSaveMessage(message: BroadcastMessage | undefined, done: () => void) {
  const texts = useTexts('editing').alerts;
  const { failure, submit } = useSubmit(messageFields);
  const store = async (values: MessageValues, overwrites: boolean) => {
    const body = bodyOf(values);
    const operation = texts.alert;
    if (message)
      await callApi('PUT /broadcastmessages/{id}', {
        params: { id: message.Id },
        query: {},
        body: overwrites ? body : { ...body, Modified: message.Modified },
        operation,
      });
    else await callApi('POST /broadcastmessages', { query: {}, body, operation });
    confirmDone(message ? texts.updated : texts.added);
    done();
    await invalidate(...broadcastReads);
  };
  return {
    failure,
    save: (values: MessageValues, overwrites = false) => submit(() => store(values, overwrites)),
  };
}

/** Deletes messages; `leaving` are those under way. */
export function useDeleteMessage(): { leaving: ReadonlySet<number>; remove: (id: number) => void } {
  const texts = useTexts();
  const { alerts } = useTexts('editing');
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const remove = async (id: number) => {
    setLeaving((before) => new Set(before).add(id));
    try {
      await callApi('DELETE /broadcastmessages/{id}', {
        params: { id },
        query: {},
        operation: alerts.alert,
      });
      confirmDone(alerts.deleted);
    } catch (error) {
      handleFailure(error, texts);
    }
    await invalidate(...broadcastReads);
    setLeaving((before) => new Set([...before].filter((other) => other !== id)));
  };
  return { leaving, remove: (id) => void remove(id) };
}

/** The history of a message, and the way back to an earlier state. */
export function useMessageHistory(id: number): {
  history: ReadState<Audit[]>;
  restore: (auditId: number) => void;
} {
  const texts = useTexts();
  const { alerts, forms } = useTexts('editing');
  const history = useRead<Audit[]>({
    ...apiRead('GET /broadcastmessages/{id}/audits', {
      params: { id },
      operation: forms.history,
    }),
    lifetime: 0,
  });
  const restore = async (auditId: number) => {
    try {
      await callApi('POST /broadcastmessages/{id}/audits/{auditId}/restore', {
        params: { id, auditId },
        operation: alerts.alert,
      });
      confirmDone(alerts.restored);
    } catch (error) {
      handleFailure(error, texts);
    }
    await invalidate(...broadcastReads);
  };
  return { history, restore: (auditId) => void restore(auditId) };
}
