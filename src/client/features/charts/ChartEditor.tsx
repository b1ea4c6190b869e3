import { useState } from 'react';
import {
  Field,
  Radio,
  RadioGroup,
  Select,
  Switch,
  Text,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ChartGroup } from '#shared/contract/chartGroups';
import { chartTypes, chartWidths } from '#shared/rules/charts';
import { useEdited } from '../../data/editing/useEdited';
import { useSaveEdited } from '../../data/editing/useSaveEdited';
import { useLast } from '../../data/useLast';
import { format } from '../../texts/format';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { EditorDialog } from '../../ui/EditorDialog';
import { EditorForm } from '../../ui/EditorForm';
import { useModal } from '../../ui/modal';
import { TextField } from '../../ui/TextField';
import { useForm } from '../../ui/useForm';
import { chartEditing } from './chartEditing';
import { ChartFigure } from './ChartFigure';
import {
  bodyOfChart,
  chartFields,
  drawableItems,
  validateChart,
  valuesOfChart,
  type ChartValues,
} from './chartValues';
import { ItemFields } from './ItemFields';

const wide = '@media (min-width: 992px)';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    [wide]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  },
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  preview: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    [wide]: { position: 'sticky', top: 0 },
  },
  hint: {
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
});

/** Dialog kpi-charts/add. */
export function ChartAdder() {
  const { editChart } = useTexts().navigation;
  return (
    <EditorDialog title={editChart} name={useTexts('chartEditor').chart}>
      {() => <ChartForm />}
    </EditorDialog>
  );
}

/** Dialog kpi-charts/edit/{id}. */
export function ChartEditor() {
  const { editChart } = useTexts().navigation;
  const state = useEdited(chartEditing, Number(useModal()?.params.id));
  return (
    <EditorDialog
      title={editChart}
      name={useTexts('chartEditor').chart}
      state={state}
      opened={useLast(state)}
    >
      {(group) => <ChartForm group={group} />}
    </EditorDialog>
  );
}

function ChartForm({ group }: { group?: ChartGroup | undefined }) {
  const styles = useStyles();
  const texts = useTexts('editing');
  const own = useTexts('chartEditor');
  const locale = useLocale();
  const modal = useModal();
  // What was opened: a correction by somebody else must not replace what is being written.
  const [opened] = useState(group);
  const [initial] = useState(() => valuesOfChart(group));
  const { failure, save } = useSaveEdited({
    editing: chartEditing,
    texts: own,
    opened,
    fields: chartFields,
    bodyOf: bodyOfChart,
    done: () => modal?.close(),
  });
  const form = useForm({
    initial,
    validate: (values) => validateChart(values, { texts, own, locale }),
    save,
  });
  const { values, errors, change } = form;
  const items = drawableItems(values);
  return (
    <EditorForm
      form={form}
      name={own.chart}
      failure={failure}
      overwrite={() => void save(values, true)}
      cancel={() => modal?.leave()}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <TextField
            label={own.name}
            isRequired
            autoFocus
            value={values.GroupName}
            error={errors.GroupName}
            onChange={(GroupName) => change({ GroupName })}
          />
          <FormFields values={values} change={change} />
          <ItemFields
            items={values.ChartItems}
            error={errors.ChartItems}
            onChange={(ChartItems) => change({ ChartItems })}
          />
        </div>
        <div className={styles.preview}>
          <Text weight="semibold">{own.preview}</Text>
          {items.length > 0 ? (
            <ChartFigure group={{ ...values, ChartItems: items }} />
          ) : (
            <Text className={styles.hint}>{own.previewHint}</Text>
          )}
        </div>
      </div>
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
        <Select
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
        </Select>
      </Field>
      <Switch
        label={own.active}
        checked={values.Active}
        onChange={(_, { checked }) => change({ Active: checked })}
      />
    </>
  );
}
