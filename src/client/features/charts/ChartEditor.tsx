import {
  Field,
  Radio,
  RadioGroup,
  Switch,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ChartGroup } from '#shared/contract/chartGroups';
import { chartTypes, chartWidths } from '#shared/rules/widgets/charts';
import { EditedDialog } from '../../editing/EditedDialog';
import { EditorForm } from '../../editing/form/EditorForm';
import { FieldsAndPreview } from '../../editing/form/FieldsAndPreview';
import { useEditor } from '../../editing/useEditor';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { TextField } from '../../ui/form/TextField';
import { fieldOf } from '../../ui/form/useForm';
import { chartEditing, useChartFields } from './chartEditing';
import { ChartFigure } from './ChartFigure';
import {
  bodyOfChart,
  drawableItems,
  validateChart,
  valuesOfChart,
  type ChartValues,
} from './chartValues';
import { ItemFields } from './ItemFields';
import { SelectInput } from '../../ui/form/SelectInput';

const useStyles = makeStyles({
  hint: {
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
});

/** Dialogs kpi-charts/add and kpi-charts/edit/{id}. */
export function ChartEditor() {
  const { editChart } = useTexts().navigation;
  return (
    <EditedDialog editing={chartEditing} title={editChart} name={useTexts('chartEditor').chart}>
      {(group) => <ChartForm group={group} />}
    </EditedDialog>
  );
}

function ChartForm({ group }: { group: ChartGroup | undefined }) {
  const styles = useStyles();
  const texts = useTexts('editing');
  const own = useTexts('chartEditor');
  const locale = useLocale();
  const editor = useEditor({
    editing: chartEditing,
    words: { ...own, name: own.chart },
    opened: group,
    valuesOf: (opened) => valuesOfChart(opened, locale),
    bodyOf: (values) => bodyOfChart(values, locale),
    validate: (values) => validateChart(values, { texts, own, locale }),
  });
  const { form } = editor;
  const { values, errors, change } = form;
  const items = drawableItems(values, locale);
  return (
    <EditorForm editor={editor} name={own.chart} fields={useChartFields()}>
      <FieldsAndPreview
        heading={own.preview}
        preview={
          items.length > 0 ? (
            <ChartFigure group={{ ...values, ChartItems: items }} />
          ) : (
            <Text className={styles.hint}>{own.previewHint}</Text>
          )
        }
      >
        <TextField label={own.name} isRequired autoFocus {...fieldOf(form, 'GroupName')} />
        <FormFields {...form} />
        <ItemFields
          items={values.ChartItems}
          error={errors.ChartItems}
          onChange={(ChartItems) => change({ ChartItems })}
        />
      </FieldsAndPreview>
    </EditorForm>
  );
}

function FormFields({
  values,
  change,
}: {
  values: ChartValues;
  change: (changed: Partial<ChartValues>) => void;
}) {
  const own = useTexts('chartEditor');
  return (
    <>
      <Field label={own.type}>
        <RadioGroup
          layout="horizontal"
          value={String(values.ChartType)}
          onChange={(_, { value }) =>
            change({ ChartType: Number(value) as ChartGroup['ChartType'] })
          }
        >
          <Radio value={String(chartTypes.bars)} label={own.types.bars} />
          <Radio value={String(chartTypes.pie)} label={own.types.pie} />
        </RadioGroup>
      </Field>
      <Field label={own.width}>
        <SelectInput
          value={String(values.ChartWidth)}
          onChange={(_, { value }) =>
            change({ ChartWidth: Number(value) as ChartGroup['ChartWidth'] })
          }
        >
          {chartWidths.map((percent) => (
            <option key={percent} value={percent}>
              {format(own.percent, { percent })}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Switch
        label={own.active}
        checked={values.Active}
        onChange={(_, { checked }) => change({ Active: checked })}
      />
    </>
  );
}
