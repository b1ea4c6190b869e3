import { Switch } from '@fluentui/react-components';
import type { Infobox } from '#shared/contract/infoboxes';
import { useSession } from '../../../data/session/session';
import { EditorForm } from '../../../editing/form/EditorForm';
import { FieldsAndPreview } from '../../../editing/form/FieldsAndPreview';
import { useEditor } from '../../../editing/useEditor';
import { TextField } from '../../../ui/form/TextField';
import { fieldOf, type Form } from '../../../ui/form/useForm';
import { useTexts } from '../../../texts/useTexts';
import { AudienceFields } from './AudienceFields';
import { InfoboxTile } from '../InfoboxTile';
import { infoboxEditing, useInfoboxFields } from './infoboxEditing';
import {
  bodyOf,
  emptyInfobox,
  previewOf,
  validateInfobox,
  valuesOf,
  type InfoboxValues,
} from './infoboxValues';
import { KindFields } from './KindFields';
import { LookFields } from './LookFields';
import type { Zone } from '../../../data/infoboxZone';
import { ZoneField } from './ZoneField';

/** The values, errors and changes that the parts of the form share. */
export type InfoboxFormPart = Pick<Form<InfoboxValues>, 'values' | 'errors' | 'change'>;

interface InfoboxFormProps {
  /** The infobox that is edited; nothing for a new one. */
  infobox: Infobox | undefined;
  /** Where a new one is to be. */
  zone: Zone;
}

/** The form of an infobox, beside it how it will look. */
export function InfoboxForm({ infobox, zone }: InfoboxFormProps) {
  const texts = useTexts('infoboxes');
  const { forms } = useTexts('editing');
  const { settings, config } = useSession();
  const language = settings.enableLanguageFilteringForWorkplace
    ? settings.defaultLanguageTermId
    : '';
  const hosts = { allowed: settings.allowedVideoHosts, sharePointUrl: config.sharePointUrl };
  const editor = useEditor({
    editing: infoboxEditing,
    words: { ...texts, name: texts.infobox },
    opened: infobox,
    valuesOf: (stored) => (stored ? valuesOf(stored) : emptyInfobox(zone, language)),
    bodyOf,
    validate: (values) => validateInfobox(values, { texts, forms, hosts }),
  });
  const { form } = editor;
  const { values, change } = form;
  return (
    <EditorForm editor={editor} name={texts.infobox} fields={useInfoboxFields()}>
      <FieldsAndPreview
        heading={texts.preview}
        preview={
          <div inert>
            <InfoboxTile infobox={previewOf(values, texts.title)} area={values.AreaId} />
          </div>
        }
      >
        <TextField
          label={texts.title}
          isRequired
          autoFocus
          maxLength={255}
          {...fieldOf(form, 'Title')}
        />
        <Switch
          label={texts.showTitle}
          checked={values.ShowTitle}
          onChange={(_, { checked }) => change({ ShowTitle: checked })}
        />
        <KindFields {...form} />
        <LookFields {...form} />
        <AudienceFields {...form} />
        <ZoneField {...form} />
      </FieldsAndPreview>
    </EditorForm>
  );
}
