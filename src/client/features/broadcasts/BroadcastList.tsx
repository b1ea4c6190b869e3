import { useState } from 'react';
import { SkeletonItem, makeStyles, tokens } from '@fluentui/react-components';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { parsedWindow, windowState } from '#shared/rules/broadcasts';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EditorList } from '../../ui/EditorList';
import { EditorRow, EditorRows } from '../../ui/EditorRow';
import { useModal, useOpenModal } from '../../ui/modal';
import { SectionHeading } from '../../ui/SectionHeading';
import { useNow } from '../../ui/useNow';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { BroadcastSummary } from './BroadcastSummary';
import { MessageHistory } from './MessageHistory';
import { useAllMessages, useDeleteMessage } from './useBroadcastEditor';

const useStyles = makeStyles({
  placeholder: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  sections: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
});

const states = ['active', 'scheduled', 'ended'] as const;

/** Every message by its state, with what editors can do with it (ADMIN-04). */
export function BroadcastList() {
  const styles = useStyles();
  const { alerts: texts } = useTexts('editing');
  const { listTitle } = useTexts().broadcasts;
  const open = useOpenModal();
  const isInDialog = useModal() !== undefined;
  return (
    <EditorList
      title={listTitle}
      introduction={texts.listIntroduction}
      addLabel={texts.add}
      onAdd={() => open('broadcast-messages/add')}
      isInDialog={isInDialog}
    >
      <WidgetFrame
        name={listTitle}
        state={useAllMessages()}
        placeholder={
          <div className={styles.placeholder}>
            {[0, 1, 2].map((key) => (
              <SkeletonItem key={key} size={64} />
            ))}
          </div>
        }
        emptyText={texts.none}
      >
        {(messages) => <Messages messages={messages} />}
      </WidgetFrame>
    </EditorList>
  );
}

function Messages({ messages }: { messages: readonly BroadcastMessage[] }) {
  const styles = useStyles();
  const { alerts: texts, forms } = useTexts('editing');
  const now = new Date(
    useNow(
      messages.flatMap((message) =>
        Object.values(parsedWindow(message)).map((bound: Date | null) => bound?.getTime() ?? 0),
      ),
    ),
  );
  const open = useOpenModal();
  const [asked, setAsked] = useState<BroadcastMessage>();
  const [shown, setShown] = useState<BroadcastMessage>();
  const { leaving, remove } = useDeleteMessage();
  const inState = states
    .map((state) => ({
      state,
      found: messages.filter((message) => windowState(message, now) === state),
    }))
    .filter(({ found }) => found.length > 0);
  return (
    <div className={styles.sections}>
      {inState.map(({ state, found }) => (
        <section key={state} aria-labelledby={`broadcasts-${state}`}>
          <SectionHeading id={`broadcasts-${state}`} title={texts.states[state]} />
          <EditorRows label={texts.states[state]}>
            {found.map((message) => (
              <EditorRow
                key={message.Id}
                name={message.Title}
                isLeaving={leaving.has(message.Id)}
                onEdit={() => open(`broadcast-messages/edit/${message.Id}`)}
                onHistory={() => setShown(message)}
                onDelete={() => setAsked(message)}
              >
                <BroadcastSummary message={message} />
              </EditorRow>
            ))}
          </EditorRows>
        </section>
      ))}
      {asked && (
        <ConfirmDialog
          title={texts.deleteTitle}
          text={format(texts.deleteText, { title: asked.Title })}
          accept={forms.delete}
          decline={forms.cancel}
          onDecline={() => setAsked(undefined)}
          onAccept={() => {
            setAsked(undefined);
            remove(asked.Id);
          }}
        />
      )}
      {shown && <MessageHistory message={shown} close={() => setShown(undefined)} />}
    </div>
  );
}
