import { Checkbox, Field, makeStyles, tokens } from '@fluentui/react-components';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { useSession } from '../../data/session/session';
import { EditorForm } from '../../editing/form/EditorForm';
import { FieldsAndPreview } from '../../editing/form/FieldsAndPreview';
import { NotificationChoice } from '../../editing/form/NotificationChoice';
import { PeriodFields } from '../../editing/form/PeriodFields';
import { useEditor } from '../../editing/useEditor';
import { fieldGrid } from '../../ui/style/layout';
import { TextField } from '../../ui/form/TextField';
import { fieldOf, type Form } from '../../ui/form/useForm';
import { useTexts } from '../../texts/useTexts';
import { AppTiles, Channels } from './AudienceFields';
import { BroadcastBanner } from './BroadcastBanner';
import { MessageField } from './MessageField';
import { messageEditing, useMessageFields } from './messageEditing';
import {
  bodyOf,
  emptyMessage,
  validateMessage,
  valuesOf,
  type MessageValues,
} from './messageValues';
import { AppReachNote, ReachNote } from './ReachNote';
import { SeverityChoice } from './SeverityChoice';

const useStyles = makeStyles({
  pair: fieldGrid(),
  preview: {
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    overflow: 'hidden',
    '& > :last-child': { borderBottomStyle: 'none' },
  },
});

/**
 * The form of a message, beside it how it will look and how many people it will reach
 * (BROADCAST-26).
 */
export function BroadcastForm({ message }: { message: BroadcastMessage | undefined }) {
  const texts = useTexts('editing');
  const { settings } = useSession();
  const titleMaxLength = settings.broadcastTitleMaxLength;
  const editor = useEditor({
    editing: messageEditing,
    words: { ...texts.alerts, name: texts.alerts.alert },
    opened: message,
    valuesOf: (stored) => (stored ? valuesOf(stored) : emptyMessage),
    bodyOf,
    once: ['Notify'],
    validate: (values) => validateMessage(values, titleMaxLength, texts),
  });
  const { form } = editor;
  const { values, errors, change } = form;
  return (
    <EditorForm editor={editor} name={texts.alerts.alert} fields={useMessageFields()}>
      <FieldsAndPreview heading={texts.alerts.preview} preview={<Preview values={values} />}>
        <TextField
          label={texts.alerts.title}
          isRequired
          autoFocus
          maxLength={titleMaxLength}
          {...fieldOf(form, 'Title')}
        />
        <SeverityChoice
          value={values.BroadcastType}
          onChange={(BroadcastType) => change({ BroadcastType })}
        />
        <MessageField
          value={values.Message}
          error={errors.Message}
          onChange={(Message) => change({ Message })}
        />
        <LinkFields {...form} />
        <PeriodFields form={form} texts={texts.alerts} />
        <AppTiles {...fieldOf(form, 'AppTileBroadcastMessages')} />
        <Channels {...fieldOf(form, 'ChannelTermBroadcastMessages')} />
        {settings.enableTeamsNotification && values.AppTileBroadcastMessages.length === 0 && (
          <NotificationChoice path="/broadcastmessages" id={message?.Id} isChosen={values.Notify}>
            <NotifyField checked={values.Notify} onChange={(Notify) => change({ Notify })} />
          </NotificationChoice>
        )}
      </FieldsAndPreview>
    </EditorForm>
  );
}

/** How it will look, and how many people it will reach. */
function Preview({ values }: { values: MessageValues }) {
  const styles = useStyles();
  const texts = useTexts('editing');
  return (
    <>
      <div className={styles.preview}>
        <BroadcastBanner
          isOpenAtFirst
          message={{ ...values, Id: 0, Title: values.Title || texts.alerts.title }}
        />
      </div>
      {values.AppTileBroadcastMessages.length > 0 ? (
        <AppReachNote window={values} />
      ) : (
        <ReachNote channels={values.ChannelTermBroadcastMessages} window={values} />
      )}
    </>
  );
}

type FieldsProps = Pick<Form<MessageValues>, 'values' | 'errors' | 'change'>;

function LinkFields(form: FieldsProps) {
  const styles = useStyles();
  const texts = useTexts('editing');
  return (
    <div className={styles.pair}>
      <TextField label={texts.alerts.linkUrl} type="url" {...fieldOf(form, 'LinkUrl')} />
      <TextField label={texts.alerts.linkText} {...fieldOf(form, 'LinkText', ['LinkUrl'])} />
    </div>
  );
}

/** Offered where the portal notifies people in Teams (TEAMS-23). */
function NotifyField({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { notify, notifyHint } = useTexts('editing').alerts;
  return (
    <Field hint={notifyHint}>
      <Checkbox
        label={notify}
        checked={checked}
        onChange={(_, data) => onChange(data.checked === true)}
      />
    </Field>
  );
}
