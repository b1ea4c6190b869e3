import { memo } from 'react';
import { Field, Radio, RadioGroup, Switch, makeStyles, tokens } from '@fluentui/react-components';
import { commentsOrigin } from '#shared/rules/pages/commentsPage';
import { pageTypes } from '#shared/rules/pages/pageTypes';
import { useSession } from '../../../data/session/session';
import { useReachHint } from '../../../data/targeting/useReachHint';
import { ChannelField } from '../../../editing/form/ChannelField';
import { LanguageField } from '../../../editing/form/LanguageField';
import { NotificationChoice } from '../../../editing/form/NotificationChoice';
import { useTexts } from '../../../texts/useTexts';
import { DateTimeField, useZoneHint } from '../../../ui/form/DateTimeField';
import { fingerRow, stacked } from '../../../ui/style/layout';
import { fieldOf } from '../../../ui/form/useForm';
import { PersonField } from '../../../audience/PersonField';
import { SenderField } from './SenderField';
import type { BesideText } from './useBesideText';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  switches: stacked(tokens.spacingVerticalXS),
  touch: fingerRow,
});

interface PageSettingsProps extends BesideText {
  /** Of the page; nothing for a new one. */
  id: number | undefined;
}

/** When, for whom, by whom: everything of a page but what is read. */
export const PageSettings = memo(function PageSettings({ id, ...form }: PageSettingsProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const zone = useZoneHint();
  const reach = useReachHint(form.values.ChannelTermPages, form.values.LanguageTermId);
  return (
    <div className={styles.root}>
      <KindField {...form} />
      <div data-field="PublishingDate">
        <DateTimeField
          label={texts.publishingDate}
          hint={`${texts.publishingHint} ${zone}`}
          {...fieldOf(form, 'PublishingDate', ['ArchiveDate'])}
        />
      </div>
      <div data-field="ArchiveDate">
        <DateTimeField
          label={texts.archiveDate}
          hint={texts.archiveHint}
          {...fieldOf(form, 'ArchiveDate', ['PublishingDate'])}
        />
      </div>
      <div data-field="ChannelTermPages">
        <ChannelField
          label={texts.channels}
          hint={`${texts.channelsHint} ${reach}`}
          {...fieldOf(form, 'ChannelTermPages')}
        />
      </div>
      <div data-field="LanguageTermId">
        <LanguageField label={texts.language} {...fieldOf(form, 'LanguageTermId')} />
      </div>
      <PersonField label={texts.owner} {...fieldOf(form, 'OwnerUserUpnId')} />
      <SenderField {...fieldOf(form, 'SenderTags')} />
      <SwitchFields {...form} id={id} />
    </div>
  );
});

/** News can be short enough to be read where it is listed; what is content stays content. */
function KindField({ values, errors, change }: BesideText) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  if (values.PageType === pageTypes.content) return null;
  return (
    <Field label={texts.kind} validationMessage={errors.PageType}>
      <RadioGroup
        layout="horizontal"
        value={values.PageType === pageTypes.quickRead ? 'quickRead' : 'news'}
        onChange={(_, { value }) =>
          change({ PageType: value === 'quickRead' ? pageTypes.quickRead : pageTypes.news })
        }
      >
        {(['news', 'quickRead'] as const).map((kind) => (
          <Radio key={kind} className={styles.touch} value={kind} label={texts.kinds[kind]} />
        ))}
      </RadioGroup>
    </Field>
  );
}

/**
 * The on/off settings, each only while the organisation has it (PAGES-049, PAGES-050, COMMENTS-04).
 */
function SwitchFields({ id, ...form }: PageSettingsProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const { settings } = useSession();
  const { values } = form;
  const notifyHint = settings.enableTeamsNotification ? undefined : texts.notifyOff;
  return (
    <div className={styles.switches}>
      {(settings.enableFeaturedPages || values.IsFeaturedPage) && (
        <SwitchField {...form} name="IsFeaturedPage" label={texts.featured} />
      )}
      {commentsOrigin(settings.commentoScriptUrl) && (
        <SwitchField {...form} name="IsCommentsEnabled" label={texts.comments} />
      )}
      <NotificationChoice path="/pages" id={id} isChosen={values.Notify}>
        {(settings.enableNotificationSubscriptions || values.Notify) && (
          <SwitchField
            {...form}
            name="Notify"
            label={texts.notify}
            hint={values.Notify ? notifyHint : undefined}
          />
        )}
      </NotificationChoice>
    </div>
  );
}

interface SwitchFieldProps extends BesideText {
  name: 'IsFeaturedPage' | 'IsCommentsEnabled' | 'Notify';
  label: string;
  hint?: string;
}

function SwitchField({ name, label, hint, values, errors, change }: SwitchFieldProps) {
  const styles = useStyles();
  return (
    <Field hint={hint} validationMessage={errors[name]}>
      <Switch
        className={styles.touch}
        label={label}
        checked={values[name]}
        onChange={(_, { checked }) => change({ [name]: checked })}
      />
    </Field>
  );
}
