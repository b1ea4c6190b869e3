import {
  Field,
  Radio,
  RadioGroup,
  Select,
  Switch,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { frameTypes } from '#shared/rules/reportFrames';
import { EditedDialog } from '../../editing/EditedDialog';
import { EditorForm } from '../../editing/EditorForm';
import { useEditor } from '../../editing/useEditor';
import { usePickableChannels } from '../../data/usePickableChannels';
import { useReachHint } from '../../data/useReachHint';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { ChannelPicker } from '../../ui/ChannelPicker';
import { fieldGrid } from '../../ui/layout';
import { TextField } from '../../ui/TextField';
import type { Form } from '../../ui/useForm';
import { frameEditing, useFrameFields } from './frameEditing';
import { bodyOfFrame, validateFrame, valuesOfFrame, type FrameValues } from './frameValues';

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
  const { values, errors, change } = editor.form;
  return (
    <EditorForm editor={editor} name={own.frame} fields={useFrameFields()}>
      <TextField
        label={own.title}
        isRequired
        autoFocus
        value={values.Title}
        error={errors.Title}
        onChange={(Title) => change({ Title })}
      />
      <TypeField values={values} change={change} />
      <TextField
        label={own.embedUrl}
        hint={own.embedUrlHint}
        type="url"
        isRequired
        value={values.EmbedUrl}
        error={errors.EmbedUrl}
        onChange={(EmbedUrl) => change({ EmbedUrl: EmbedUrl.trim() })}
      />
      <EmbeddingFields {...editor.form} />
      <AudienceField {...editor.form} />
    </EditorForm>
  );
}

type FieldProps = Pick<Form<FrameValues>, 'values' | 'errors' | 'change'>;

/** What is embedded, and how it is shown. */
function EmbeddingFields({ values, errors, change }: FieldProps) {
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
        <TextField
          label={own.bookmark}
          hint={own.bookmarkHint}
          value={values.BookmarkId}
          error={errors.BookmarkId}
          onChange={(BookmarkId) => change({ BookmarkId })}
        />
        <PageField values={values} change={change} />
        <TextField
          label={own.mobileHeight}
          value={values.MobileViewHeight}
          error={errors.MobileViewHeight}
          onChange={(MobileViewHeight) => change({ MobileViewHeight })}
        />
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

function AudienceField({ values, errors, change }: FieldProps) {
  const own = useTexts('frameEditor');
  const { channels } = usePickableChannels(useLcid());
  const reach = useReachHint(values.ChannelTermPowerBIFrames);
  return (
    <ChannelPicker
      label={own.channels}
      hint={`${own.channelsHint} ${reach}`}
      channels={channels}
      chosen={values.ChannelTermPowerBIFrames}
      error={errors.ChannelTermPowerBIFrames}
      onChange={(ChannelTermPowerBIFrames) => change({ ChannelTermPowerBIFrames })}
    />
  );
}

/** Reports and dashboards are offered; a tile stays what it is (REPORT-19). */
function TypeField({ values, change }: Pick<FieldProps, 'values' | 'change'>) {
  const own = useTexts('frameEditor');
  return (
    <Field label={own.type}>
      <RadioGroup
        layout="horizontal"
        value={String(values.Type)}
        onChange={(_, { value }) => change({ Type: Number(value) as FrameValues['Type'] })}
      >
        <Radio value={String(frameTypes.report)} label={own.report} />
        <Radio value={String(frameTypes.dashboard)} label={own.dashboard} />
        {values.Type === frameTypes.tile && (
          <Radio value={String(frameTypes.tile)} label={own.tile} />
        )}
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
      <Select value={values.RouteId} onChange={(_, { value }) => change({ RouteId: value })}>
        {[...pages, ...(isOther ? [[values.RouteId, values.RouteId] as const] : [])].map(
          ([route, name]) => (
            <option key={route} value={route}>
              {name}
            </option>
          ),
        )}
      </Select>
    </Field>
  );
}
