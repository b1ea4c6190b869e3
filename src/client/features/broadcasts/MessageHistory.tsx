import type { Audit } from '#shared/contract/audits';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { format } from '../../texts/format';
import type { Texts } from '../../texts/topics';
import { useTexts } from '../../texts/useTexts';
import { HistoryDialog } from '../../ui/HistoryDialog';
import type { HistoryEntry } from '../../ui/HistoryList';
import { historyEntries } from '../../ui/historyEntries';
import type { WidgetState } from '../../ui/widgetState';
import { useMessageHistory } from './useBroadcastEditor';

/** What happened to a message, and the way back. */
export function MessageHistory({
  message,
  close,
}: {
  message: BroadcastMessage;
  close: () => void;
}) {
  const texts = useTexts('editing');
  const { history, restore } = useMessageHistory(message.Id);
  const state: WidgetState<HistoryEntry[]> =
    history.state === 'ready' ? { ...history, value: entriesOf(history.value, texts) } : history;
  return (
    <HistoryDialog
      title={format(texts.forms.historyOf, { name: message.Title })}
      state={state}
      onRestore={restore}
      onClose={close}
    />
  );
}

function entriesOf(audits: readonly Audit[], { alerts }: Texts['editing']): HistoryEntry[] {
  const names: Record<string, string> = {
    ...{
      Title: alerts.title,
      Message: alerts.message,
      LinkUrl: alerts.linkUrl,
      LinkText: alerts.linkText,
      BroadcastType: alerts.severity,
    },
    ...{
      StartDate: alerts.startDate,
      EndDate: alerts.endDate,
      ChannelTermBroadcastMessages: alerts.channels,
      AppTileBroadcastMessages: alerts.appTiles,
    },
  };
  return historyEntries(audits, names, ({ Title }) => String(Title));
}
