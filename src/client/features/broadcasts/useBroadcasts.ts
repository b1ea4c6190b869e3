import { useMemo, useState } from 'react';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { parsedWindow, windowState } from '#shared/rules/widgets/broadcasts';
import { apiRead } from '../../data/connection/apiRead';
import { callApi } from '../../data/connection/callApi';
import { connection } from '../../data/connection/connection';
import { failureIn } from '../../data/connection/failure';
import { handleWriteFailure } from '../../data/connection/handleWriteFailure';
import { invalidate } from '../../data/read/invalidate';
import { broadcastReads } from '../../data/portalReads/broadcastReads';
import { offerUndo } from '../../data/notices';
import { useSession } from '../../data/session/session';
import type { ReadState } from '../../data/read/readState';
import { useLast } from '../../data/read/useLast';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';
import { useAtStart } from '../../platform/useAtStart';
import { useIdle } from '../../platform/useIdle';
import { useNow } from '../../platform/useNow';
import { currentMessagesRead } from './currentMessagesRead';
import { dropFocusRequest } from './focusRequest';

interface Messages {
  /** Left out: not known yet. */
  messages: BroadcastMessage[] | undefined;
  state: ReadState<BroadcastMessage[]>;
}

/**
 * The messages of the banner: current, not hidden by the person, not of an app tile, and not past
 * their end while the page is open.
 */
export function useBannerMessages(): Messages {
  const state = useRead(currentMessagesRead);
  return { messages: useUnended(useLast(state)), state };
}

/** The current messages that the person has hidden; requested when nothing else is to be done. */
export function useHiddenMessages(): Messages {
  const { settings } = useSession();
  const isWanted = useIdle() && settings.showBroadcastIconInTopNav;
  const state = useRead({
    ...apiRead('GET /me/broadcastmessages/hidden', { operation: 'Hidden messages' }),
    outlivesTrouble: true,
    isWanted,
  });
  const last = useLast(state);
  return { messages: useUnended(isWanted ? last : undefined), state };
}

/**
 * The server has chosen the messages that have begun; only those that end while they are shown are
 * left to the page (BROADCAST-04, BROADCAST-06).
 */
function useUnended(messages: BroadcastMessage[] | undefined): BroadcastMessage[] | undefined {
  const now = useNow(
    (messages ?? []).flatMap((message) => parsedWindow(message).end?.getTime() ?? []),
  );
  return useMemo(
    () =>
      messages?.filter(
        (message) =>
          message.AppTileBroadcastMessages.length === 0 &&
          windowState(message, new Date(now)) !== 'ended',
      ),
    [messages, now],
  );
}

/** Reads the messages again when the next one begins. */
export function useNextStart(): void {
  const isIdle = useIdle();
  const next = useLast(
    useRead({
      ...apiRead('GET /broadcastmessages/next', { operation: 'Messages' }),
      isWanted: isIdle,
    }),
  );
  useAtStart(next?.StartDate, () => void invalidate(...broadcastReads));
}

/**
 * Hides a message for the person, and shows it again, which the notice of hiding offers too. A
 * message goes at once and comes back if that could not be stored.
 */
export function useHiding(): {
  leaving: ReadonlySet<number>;
  hide: (id: number) => void;
  showAgain: (id: number) => void;
} {
  const texts = useTexts();
  const { settings } = useSession();
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const showAgain = async (id: number) => {
    try {
      await callApi('DELETE /me/broadcastmessages/{id}/hide', {
        params: { id },
        operation: texts.broadcasts.showAgain,
      });
    } catch (error) {
      dropFocusRequest(id);
      handleWriteFailure(error, texts);
    }
    await invalidate(...broadcastReads);
    const current = connection().cache.peek<BroadcastMessage[]>(currentMessagesRead.key);
    // Nothing is known while the list is read once more, as when the hub has notified this window.
    if (current && !current.Data.some(({ Id }) => Id === id)) dropFocusRequest(id);
  };
  const hide = async (id: number) => {
    setLeaving((before) => new Set(before).add(id));
    try {
      await callApi('PUT /me/broadcastmessages/{id}/hide', {
        params: { id },
        operation: texts.broadcasts.hide,
      });
      offerUndo(
        settings.showBroadcastIconInTopNav ? texts.broadcasts.hiddenHint : texts.broadcasts.hidden,
        texts.notices.undo,
        () => void showAgain(id),
      );
    } catch (error) {
      // One that has ended or was deleted is as good as hidden.
      if (failureIn(error).status !== 404) handleWriteFailure(error, texts);
    }
    await invalidate(...broadcastReads);
    setLeaving((before) => new Set([...before].filter((other) => other !== id)));
  };
  return { leaving, hide: (id) => void hide(id), showAgain: (id) => void showAgain(id) };
}
