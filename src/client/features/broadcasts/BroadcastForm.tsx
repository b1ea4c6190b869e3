import { Checkbox, Field, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { useSession } from '../../data/session/session';
import { EditorForm } from '../../editing/form/EditorForm';
import { useEditor } from '../../editing/useEditor';
import { DateTimeField, useZoneHint } from '../../ui/form/DateTimeField';
import { fieldGrid, stacked } from '../../ui/style/layout';
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
import { ReachNote } from './ReachNote';
import { SeverityChoice } from './SeverityChoice';

const wide = '@media (min-width: 992px)';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    [wide]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
  },
  fields: stacked(tokens.spacingVerticalL),
  pair: fieldGrid(),
  side: { ...stacked(), [wide]: { position: 'sticky', top: 0 } },
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
  const styles = useStyles();
  const texts = useTexts('editing');
  const { settings } = useSession();
  const titleMaxLength = settings.broadcastTitleMaxLength;
  const editor = useEditor({
    editing: messageEditing,
    words: { ...texts.alerts, name: texts.alerts.alert },
    opened: message,
    valuesOf: (stored) => (stored ? valuesOf(stored) : emptyMessage),
    bodyOf,
    validate: (values) => validateMessage(values, titleMaxLength, texts),
  });
  const { form } = editor;
  const { values, errors, change } = form;
  return (
    <EditorForm editor={editor} name={texts.alerts.alert} fields={useMessageFields()}>
      <div className={styles.columns}>
        <div className={styles.fields}>
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
          <WindowFields {...form} />
          <AppTiles {...fieldOf(form, 'AppTileBroadcastMessages')} />
          <Channels {...fieldOf(form, 'ChannelTermBroadcastMessages')} />
          {settings.enableTeamsNotification && (
            <NotifyField checked={values.Notify} onChange={(Notify) => change({ Notify })} />
          )}
        </div>
        <Preview values={values} />
      </div>
    </EditorForm>
  );
}

/** How it will look, and how many people it will reach. */
function Preview({ values }: { values: MessageValues }) {
  const styles = useStyles();
  const texts = useTexts('editing');
  return (
    <div className={styles.side}>
      <Text weight="semibold">{texts.alerts.preview}</Text>
      <div className={styles.preview}>
        <BroadcastBanner
          isOpenAtFirst
          message={{ ...values, Id: 0, Title: values.Title || texts.alerts.title }}
        />
      </div>
      <ReachNote channels={values.ChannelTermBroadcastMessages} window={values} />
    </div>
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

/** From when until when; a change of one bound checks the other too (BROADCAST-27). */
function WindowFields(form: FieldsProps) {
  const styles = useStyles();
  const texts = useTexts('editing').alerts;
  const zone = useZoneHint();
  return (
    <div className={styles.pair}>
      <DateTimeField
        label={texts.startDate}
        hint={`${texts.startHint} ${zone}`}
        {...fieldOf(form, 'StartDate', ['EndDate'])}
      />
      <DateTimeField
        label={texts.endDate}
        hint={`${texts.endHint} ${zone}`}
        {...fieldOf(form, 'EndDate', ['StartDate'])}
      />
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
