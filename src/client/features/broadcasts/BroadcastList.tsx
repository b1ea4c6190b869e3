import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { bySeverity, parsedWindow, windowState } from '#shared/rules/widgets/broadcasts';
import { useEditedList } from '../../data/editing/useEdited';
import { usePickableTiles } from '../../data/usePickableTiles';
import { useLast } from '../../data/read/useLast';
import { EditedList, type ListSection } from '../../editing/EditedList';
import { useTexts } from '../../texts/useTexts';
import { useNow } from '../../platform/useNow';
import { BroadcastSummary } from './BroadcastSummary';
import { messageEditing, useMessageFields } from './messageEditing';

const states = ['active', 'scheduled', 'ended'] as const;

const time = (date: string | null) => Date.parse(date ?? '') || 0;
type Order = (one: BroadcastMessage, other: BroadcastMessage) => number;
const orders: Readonly<Record<(typeof states)[number], Order>> = {
  active: bySeverity,
  scheduled: (one, other) => time(one.StartDate) - time(other.StartDate),
  ended: (one, other) => time(other.EndDate) - time(one.EndDate),
};

/**
 * Every message by its state, with what editors can do with it (ADMIN-04): of the active ones the
 * most severe first, of the scheduled ones the next, of the ended ones the last.
 */
export function BroadcastList() {
  const { alerts: texts } = useTexts('editing');
  const { listTitle } = useTexts().broadcasts;
  const state = useEditedList(messageEditing, listTitle);
  const known = useLast(state) ?? [];
  const now = useNow(known.flatMap(boundsOf));
  const isOfApps = known.some((message) => message.AppTileBroadcastMessages.length > 0);
  const apps = usePickableTiles(texts.appTiles, isOfApps).tiles?.map(({ id }) => id);
  const sections = (messages: readonly BroadcastMessage[]): ListSection<BroadcastMessage>[] =>
    states
      .map((each) => ({
        title: texts.states[each],
        items: messages
          .filter((message) => windowState(message, new Date(now)) === each)
          .sort(orders[each]),
      }))
      .filter(({ items }) => items.length > 0);
  return (
    <EditedList
      kind={{
        editing: messageEditing,
        words: {
          ...texts,
          name: texts.alert,
          deletion: { title: texts.deleteTitle, text: texts.deleteText },
        },
        nameOf: ({ Title }) => Title,
        fields: useMessageFields(),
        editor: ({ Id }) => `broadcast-messages/edit/${Id}`,
        targeted: 'broadcastMessage',
      }}
      title={listTitle}
      introduction={texts.listIntroduction}
      addLabel={texts.add}
      adder="broadcast-messages/add"
      none={texts.none}
      state={state}
      sections={sections}
    >
      {(message) => <BroadcastSummary message={message} apps={apps} />}
    </EditedList>
  );
}

/** The moments at which a message changes its state. */
function boundsOf(message: BroadcastMessage): number[] {
  return Object.values(parsedWindow(message)).map((bound: Date | null) => bound?.getTime() ?? 0);
}
