import { useState } from 'react';
import { Switch, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { Infobox } from '#shared/contract/infoboxes';
import { useSession } from '../../data/session';
import { useTexts } from '../../texts/useTexts';
import { EditorForm } from '../../ui/EditorForm';
import { TextField } from '../../ui/TextField';
import { useForm, type Form } from '../../ui/useForm';
import { AudienceFields } from './AudienceFields';
import { InfoboxTile } from './InfoboxTile';
import {
  emptyInfobox,
  previewOf,
  validateInfobox,
  valuesOf,
  type InfoboxValues,
} from './infoboxValues';
import { KindFields } from './KindFields';
import { LookFields } from './LookFields';
import { useSaveInfobox } from './useInfoboxEditor';
import type { Zone } from '../../data/infoboxZone';
import { ZoneField } from './ZoneField';

const wide = '@media (min-width: 992px)';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    [wide]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
  },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  side: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    [wide]: { position: 'sticky', top: 0 },
  },
});

/** What the parts of the form share. */
export type InfoboxFormPart = Pick<Form<InfoboxValues>, 'values' | 'errors' | 'change'>;

interface InfoboxFormProps {
  /** The infobox that is edited; left out for a new one. */
  infobox?: Infobox;
  zone: Zone;
  /** Called when it is stored. */
  done: () => void;
  cancel: () => void;
}

/** The form of an infobox, beside it how it will look. */
export function InfoboxForm({ infobox, zone, done, cancel }: InfoboxFormProps) {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const { forms } = useTexts('editing');
  const { settings, config } = useSession();
  // What was opened: a correction by somebody else must not replace what is being written.
  const [opened] = useState(infobox);
  const [initial] = useState(() =>
    infobox
      ? valuesOf(infobox)
      : emptyInfobox(
          zone,
          settings.enableLanguageFilteringForWorkplace ? settings.defaultLanguageTermId : '',
        ),
  );
  const { failure, save } = useSaveInfobox(opened, done);
  const hosts = { allowed: settings.allowedVideoHosts, sharePointUrl: config.sharePointUrl };
  const form = useForm({
    initial,
    validate: (values) => validateInfobox(values, { texts, forms, hosts }),
    save,
  });
  const { values, errors, change } = form;
  return (
    <EditorForm
      form={form}
      name={texts.infobox}
      failure={failure}
      overwrite={() => void save(values, true)}
      cancel={cancel}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <TextField
            label={texts.title}
            isRequired
            autoFocus
            value={values.Title}
            maxLength={255}
            error={errors.Title}
            onChange={(Title) => change({ Title })}
          />
          <Switch
            label={texts.showTitle}
            checked={values.ShowTitle}
            onChange={(_, { checked }) => change({ ShowTitle: checked })}
          />
          <KindFields values={values} errors={errors} change={change} />
          <LookFields values={values} errors={errors} change={change} />
          <AudienceFields values={values} errors={errors} change={change} />
          <ZoneField values={values} errors={errors} change={change} />
        </div>
        <div className={styles.side}>
          <Text weight="semibold">{texts.preview}</Text>
          <div inert>
            <InfoboxTile infobox={previewOf(values, texts.title)} area={values.AreaId} />
          </div>
        </div>
      </div>
    </EditorForm>
  );
}
