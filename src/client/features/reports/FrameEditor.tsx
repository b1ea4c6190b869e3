import { Field, Radio, RadioGroup, Switch, makeStyles, tokens } from '@fluentui/react-components';
import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { frameTypes } from '#shared/rules/widgets/reportFrames';
import { ChannelField } from '../../editing/form/ChannelField';
import { EditedDialog } from '../../editing/EditedDialog';
import { EditorForm } from '../../editing/form/EditorForm';
import { useEditor } from '../../editing/useEditor';
import { useReachHint } from '../../data/targeting/useReachHint';
import { useTexts } from '../../texts/useTexts';
import { fieldGrid } from '../../ui/style/layout';
import { TextField } from '../../ui/form/TextField';
import { fieldOf, type Form } from '../../ui/form/useForm';
import { frameEditing, useFrameFields } from './frameEditing';
import { bodyOfFrame, validateFrame, valuesOfFrame, type FrameValues } from './frameValues';
import { SelectInput } from '../../ui/form/SelectInput';

const useStyles = makeStyles({
  pair: fieldGrid('260px'),
  switches: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalXL },
});

/** Dialogs power-bi/add and power-bi/edit/{id}. */
export function FrameEditor() {
  const { editVisual } = useTexts().navigation;
  return (
    <EditedDialog editing={frameEditing} title={editVisual} name={useTexts('frameEditor').frame}>
      {(frame) => <FrameForm frame={frame} />}
    </EditedDialog>
  );
}

function FrameForm({ frame }: { frame: PowerBiFrame | undefined }) {
  const texts = useTexts('editing');
  const own = useTexts('frameEditor');
  const editor = useEditor({
    editing: frameEditing,
    words: { ...own, name: own.frame },
    opened: frame,
    valuesOf: valuesOfFrame,
    bodyOf: bodyOfFrame,
    validate: (values) => validateFrame(values, texts, own),
  });
  const { form } = editor;
  return (
    <EditorForm editor={editor} name={own.frame} fields={useFrameFields()}>
      <TextField label={own.title} isRequired autoFocus {...fieldOf(form, 'Title')} />
      <TypeField {...form} opened={frame?.Type} />
      <TextField
        label={own.embedUrl}
        hint={own.embedUrlHint}
        type="url"
        isRequired
        {...fieldOf(form, 'EmbedUrl')}
      />
      <EmbeddingFields {...form} />
      <AudienceField {...form} />
    </EditorForm>
  );
}

type FieldProps = Pick<Form<FrameValues>, 'values' | 'errors' | 'change'>;

/** The embedded content, and how it is shown. */
function EmbeddingFields(form: FieldProps) {
  const { values, errors, change } = form;
  const styles = useStyles();
  const own = useTexts('frameEditor');
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={own.embedId}
          isRequired
          value={values.EmbedId}
          error={errors.EmbedId}
          onChange={(EmbedId) => change({ EmbedId: EmbedId.trim() })}
        />
        <TextField label={own.bookmark} hint={own.bookmarkHint} {...fieldOf(form, 'BookmarkId')} />
        <PageField {...form} />
        <TextField label={own.mobileHeight} {...fieldOf(form, 'MobileViewHeight')} />
      </div>
      <div className={styles.switches}>
        {(
          [
            ['ShowTitle', own.showTitle],
            ['ShowFilterPane', own.showFilterPane],
            ['ShowNavigationPane', own.showNavigationPane],
            ['Active', own.active],
          ] as const
        ).map(([field, label]) => (
          <Switch
            key={field}
            label={label}
            checked={values[field]}
            onChange={(_, { checked }) => change({ [field]: checked })}
          />
        ))}
      </div>
    </>
  );
}

function AudienceField(form: FieldProps) {
  const { values } = form;
  const own = useTexts('frameEditor');
  const reach = useReachHint(values.ChannelTermPowerBIFrames);
  return (
    <ChannelField
      label={own.channels}
      hint={`${own.channelsHint} ${reach}`}
      {...fieldOf(form, 'ChannelTermPowerBIFrames')}
    />
  );
}

/** Reports and dashboards are offered; a tile stays what it is (REPORT-19). */
function TypeField({
  values,
  change,
  opened,
}: Pick<FieldProps, 'values' | 'change'> & { opened: FrameValues['Type'] | undefined }) {
  const own = useTexts('frameEditor');
  const hasTile = [opened, values.Type].includes(frameTypes.tile);
  return (
    <Field label={own.type}>
      <RadioGroup
        layout="horizontal"
        value={String(values.Type)}
        onChange={(_, { value }) => change({ Type: Number(value) as FrameValues['Type'] })}
      >
        <Radio value={String(frameTypes.report)} label={own.report} />
        <Radio value={String(frameTypes.dashboard)} label={own.dashboard} />
        {hasTile && <Radio value={String(frameTypes.tile)} label={own.tile} />}
      </RadioGroup>
    </Field>
  );
}

function PageField({ values, change }: Pick<FieldProps, 'values' | 'change'>) {
  const own = useTexts('frameEditor');
  const pages: [route: string, name: string][] = [
    ['', own.today],
    ['your-board', own.yourBoard],
  ];
  const isOther = !pages.some(([route]) => route === values.RouteId);
  return (
    <Field label={own.route}>
      <SelectInput value={values.RouteId} onChange={(_, { value }) => change({ RouteId: value })}>
        {[...pages, ...(isOther ? [[values.RouteId, values.RouteId] as const] : [])].map(
          ([route, name]) => (
            <option key={route} value={route}>
              {name}
            </option>
          ),
        )}
      </SelectInput>
    </Field>
  );
}
