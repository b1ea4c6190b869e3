import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { useChannelNames } from '../../data/targeting/useChannelNames';
import { EditedList } from '../../editing/EditedList';
import { RowSummary } from '../../editing/RowSummary';
import { useLcid } from '../../texts/useLcid';
import { useTexts } from '../../texts/useTexts';
import { useModal } from '../../ui/leave/modal';
import { frameEditing, useFrameFields } from './frameEditing';

/** Every report frame, with what editors can do with it (ADMIN-06, ADMIN-09). */
export function FrameList() {
  const { powerBI, editVisual } = useTexts().navigation;
  const texts = useTexts('frameEditor');
  return (
    <EditedList
      kind={{
        editing: frameEditing,
        words: { ...texts, name: texts.frame },
        nameOf: ({ Title }) => Title,
        fields: useFrameFields(),
        editor: ({ Id }) => `power-bi/edit/${Id}`,
        targeted: 'powerBIFrame',
      }}
      title={useModal() ? editVisual : powerBI}
      label={powerBI}
      introduction={texts.introduction}
      addLabel={texts.add}
      adder="power-bi/add"
      none={texts.none}
      shownBy="enablePowerBI"
    >
      {(frame) => <FrameSummary frame={frame} />}
    </EditedList>
  );
}

function FrameSummary({
  frame: { Title, Type, Active, ChannelTermPowerBIFrames },
}: {
  frame: PowerBiFrame;
}) {
  const texts = useTexts('frameEditor');
  const { forms } = useTexts('editing');
  const names = useChannelNames(ChannelTermPowerBIFrames, useLcid(), forms.unknownChannel);
  return (
    <RowSummary
      title={Title}
      facts={[
        [texts.report, texts.dashboard, texts.tile][Type],
        Active ? texts.active : texts.inactive,
        names.length === 0 ? forms.noChannels : names.join(', '),
      ]}
    />
  );
}
