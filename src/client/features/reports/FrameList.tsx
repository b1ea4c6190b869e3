import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { useDeleteEdited } from '../../data/editing/useDeleteEdited';
import { useEditedList } from '../../data/editing/useEdited';
import { useEditHistory } from '../../data/editing/useEditHistory';
import { useChannelNames } from '../../data/useChannelNames';
import { format } from '../../texts/format';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { mapState } from '../../ui/combineStates';
import { EditedRows } from '../../ui/EditedRows';
import { EditorList } from '../../ui/EditorList';
import { HistoryDialog } from '../../ui/HistoryDialog';
import { historyEntries } from '../../ui/historyEntries';
import { useModal, useOpenModal } from '../../ui/modal';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { frameEditing } from './frameEditing';

const useStyles = makeStyles({
  quiet: { display: 'block', color: tokens.colorNeutralForeground2 },
});

/** Every report frame, with what editors can do with it (ADMIN-06, ADMIN-09). */
export function FrameList() {
  const { powerBI, editVisual } = useTexts().navigation;
  const texts = useTexts('frameEditor');
  const open = useOpenModal();
  const isInDialog = useModal() !== undefined;
  const { leaving, remove } = useDeleteEdited(frameEditing);
  return (
    <EditorList
      title={isInDialog ? editVisual : powerBI}
      introduction={texts.introduction}
      addLabel={texts.add}
      onAdd={() => open('power-bi/add')}
      isInDialog={isInDialog}
    >
      <WidgetFrame
        name={powerBI}
        state={useEditedList(frameEditing)}
        placeholder={<RowsPlaceholder count={3} />}
        emptyText={texts.none}
      >
        {(frames) => (
          <EditedRows
            label={powerBI}
            items={frames}
            nameOf={({ Title }) => Title}
            onEdit={({ Id }) => open(`power-bi/edit/${Id}`)}
            leaving={leaving}
            remove={remove}
            deletion={texts.deletion}
            history={(frame, close) => <FrameHistory frame={frame} close={close} />}
          >
            {(frame) => <FrameSummary frame={frame} />}
          </EditedRows>
        )}
      </WidgetFrame>
    </EditorList>
  );
}

function FrameSummary({
  frame: { Title, Type, Active, ChannelTermPowerBIFrames },
}: {
  frame: PowerBiFrame;
}) {
  const styles = useStyles();
  const texts = useTexts('frameEditor');
  const { forms } = useTexts('editing');
  const names = useChannelNames(ChannelTermPowerBIFrames, useLcid(), forms.unknownChannel);
  const words = [
    [texts.report, texts.dashboard, texts.tile][Type],
    Active ? texts.active : texts.inactive,
    names.length === 0 ? forms.noChannels : names.join(', '),
  ];
  return (
    <>
      <Text weight="semibold" size={400}>
        {Title}
      </Text>
      <Text size={200} className={styles.quiet}>
        {words.join(' · ')}
      </Text>
    </>
  );
}

function FrameHistory({ frame, close }: { frame: PowerBiFrame; close: () => void }) {
  const { forms } = useTexts('editing');
  const texts = useTexts('frameEditor');
  const { history, restore } = useEditHistory(frameEditing, texts, frame.Id);
  const names = {
    ...{
      Title: texts.title,
      Type: texts.type,
      EmbedUrl: texts.embedUrl,
      EmbedId: texts.embedId,
      BookmarkId: texts.bookmark,
      RouteId: texts.route,
      Active: texts.active,
    },
    ...{
      ShowTitle: texts.showTitle,
      ShowFilterPane: texts.showFilterPane,
      ShowNavigationPane: texts.showNavigationPane,
      MobileViewHeight: texts.mobileHeight,
      ChannelTermPowerBIFrames: texts.channels,
    },
  };
  const state = mapState(history, (audits) =>
    historyEntries(audits, names, ({ Title }) => String(Title)),
  );
  return (
    <HistoryDialog
      title={format(forms.historyOf, { name: frame.Title })}
      state={state}
      onRestore={restore}
      onClose={close}
    />
  );
}
