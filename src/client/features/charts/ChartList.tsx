import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { ChartGroup } from '#shared/contract/chartGroups';
import { chartTypes } from '#shared/rules/charts';
import { useDeleteEdited } from '../../data/editing/useDeleteEdited';
import { useEditedList } from '../../data/editing/useEdited';
import { useEditHistory } from '../../data/editing/useEditHistory';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { EditedRows } from '../../ui/EditedRows';
import { EditorList } from '../../ui/EditorList';
import { HistoryDialog } from '../../ui/HistoryDialog';
import { historyEntries } from '../../ui/historyEntries';
import { useOpenModal } from '../../ui/modal';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { mapState } from '../../ui/combineStates';
import { chartEditing } from './chartEditing';

const useStyles = makeStyles({
  quiet: { display: 'block', color: tokens.colorNeutralForeground2 },
});

/** Every chart group, with what editors can do with it (ADMIN-09). */
export function ChartList() {
  const { kpiCharts } = useTexts().navigation;
  const texts = useTexts('chartEditor');
  const open = useOpenModal();
  const { leaving, remove } = useDeleteEdited(chartEditing);
  return (
    <EditorList
      title={kpiCharts}
      introduction={texts.introduction}
      addLabel={texts.add}
      onAdd={() => open('kpi-charts/add')}
      isInDialog={false}
    >
      <WidgetFrame
        name={kpiCharts}
        state={useEditedList(chartEditing)}
        placeholder={<RowsPlaceholder count={3} />}
        emptyText={texts.none}
      >
        {(groups) => (
          <EditedRows
            label={kpiCharts}
            items={groups}
            nameOf={({ GroupName }) => GroupName}
            onEdit={({ Id }) => open(`kpi-charts/edit/${Id}`)}
            leaving={leaving}
            remove={remove}
            deletion={texts.deletion}
            history={(group, close) => <ChartHistory group={group} close={close} />}
          >
            {(group) => <ChartSummary group={group} />}
          </EditedRows>
        )}
      </WidgetFrame>
    </EditorList>
  );
}

function ChartSummary({
  group: { GroupName, ChartType, ChartWidth, Active },
}: {
  group: ChartGroup;
}) {
  const styles = useStyles();
  const texts = useTexts('chartEditor');
  const words = [
    ChartType === chartTypes.pie ? texts.types.pie : texts.types.bars,
    format(texts.percent, { percent: ChartWidth }),
    Active ? texts.active : texts.inactive,
  ];
  return (
    <>
      <Text weight="semibold" size={400}>
        {GroupName}
      </Text>
      <Text size={200} className={styles.quiet}>
        {words.join(' · ')}
      </Text>
    </>
  );
}

function ChartHistory({ group, close }: { group: ChartGroup; close: () => void }) {
  const { forms } = useTexts('editing');
  const texts = useTexts('chartEditor');
  const { history, restore } = useEditHistory(chartEditing, texts, group.Id);
  const names = {
    GroupName: texts.name,
    ChartType: texts.type,
    ChartWidth: texts.width,
    ChartItems: texts.items,
    Active: texts.active,
  };
  const state = mapState(history, (audits) =>
    historyEntries(audits, names, ({ GroupName }) => String(GroupName)),
  );
  return (
    <HistoryDialog
      title={format(forms.historyOf, { name: group.GroupName })}
      state={state}
      onRestore={restore}
      onClose={close}
    />
  );
}
