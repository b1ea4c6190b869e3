import { useState } from 'react';
import type { BoardSection as Section, PlacedSection } from '#shared/rules/board';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/hiddenText';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { useRows } from '../../ui/rowsStyles';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { BoardRow } from './BoardRow';
import { SaveFailure } from './SaveFailure';
import { SettingsSection } from './SettingsSection';
import { useArranging, useStoredBoard } from './useBoardSettings';

/** Section "Your board" of the settings (BOARD-14, SETTINGS-43). */
export function BoardSection() {
  const { introduction, name } = useTexts('settings').board;
  return (
    <SettingsSection
      title={useTexts().navigation.yourBoard}
      introduction={introduction}
      anchor="your-board"
    >
      <WidgetFrame
        name={name}
        state={useStoredBoard()}
        placeholder={<RowsPlaceholder count={4} />}
        emptyText=""
      >
        {(stored) => <Rows stored={stored} />}
      </WidgetFrame>
    </SettingsSection>
  );
}

function Rows({ stored }: { stored: PlacedSection[] }) {
  const rows = useRows();
  const { hidden } = useHiddenText();
  const { name, moved } = useTexts('settings').board;
  const names = useTexts('board').sections;
  const { sections, failure, retry, move, setHidden } = useArranging(stored);
  const [dragged, setDragged] = useState<Section>();
  const [over, setOver] = useState<Section>();
  const [said, say] = useState('');
  const count = sections.length;
  const place = (section: Section, index: number) => {
    say(format(moved, { name: names[section], place: index + 1, count }));
    move(section, index);
  };
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <>
      <SaveFailure name={name} failure={failure} retry={retry} />
      <ol className={rows.list} aria-label={useTexts().navigation.yourBoard}>
        {sections.map(({ ComponentId: section, Hidden }, index) => (
          <BoardRow
            key={section}
            name={names[section]}
            isShown={!Hidden}
            onShow={(isShown) => setHidden(section, !isShown)}
            place={{ index, count }}
            onMove={(to) => place(section, to)}
            isDragged={dragged === section}
            isTarget={over === section && dragged !== undefined && dragged !== section}
            onDragStart={() => setDragged(section)}
            onDragEnter={() => setOver(section)}
            onDrop={() => {
              if (dragged && dragged !== section) place(dragged, index);
              end();
            }}
            onDragEnd={end}
          />
        ))}
      </ol>
      <span role="status" className={hidden}>
        {said}
      </span>
    </>
  );
}
