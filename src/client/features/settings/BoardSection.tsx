import { Switch, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { PlacedSection } from '#shared/rules/widgets/board';
import { useIsOpen } from '../../data/session/useVisitor';
import { useTexts } from '../../texts/useTexts';
import { fingerRow, fingerSquare, inRow } from '../../ui/style/layout';
import { OrderButtons, OrderHandle } from '../../ui/order/OrderControls';
import { OrderedList } from '../../ui/order/OrderedList';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { useRows } from '../../ui/list/rowsStyles';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { SaveFailure } from './SaveFailure';
import { SettingsSection } from './SettingsSection';
import { useArranging, useStoredBoard } from './useBoardSettings';

const smallPhone = '@media (max-width: 359.98px)';

const useStyles = makeStyles({
  row: {
    ...inRow(tokens.spacingHorizontalS),
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    // Beside all its buttons a name would have a letter or two for each line.
    [smallPhone]: { flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
  switch: {
    minWidth: 0,
    marginInlineEnd: 'auto',
    overflowWrap: 'anywhere',
    ...fingerRow,
    [smallPhone]: { flexBasis: 'calc(100% - 60px)' },
  },
  button: { flexShrink: 0, ...fingerSquare },
});

/** Section "Your board" of the settings (BOARD-14, SETTINGS-43); nothing for who has no board. */
export function BoardSection() {
  return useIsOpen('/your-board') && <Board />;
}

function Board() {
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

/** Each section of the board: shown or hidden by its switch, and put in order. */
function Rows({ stored }: { stored: PlacedSection[] }) {
  const styles = useStyles();
  const rows = useRows();
  const { name } = useTexts('settings').board;
  const names = useTexts('board').sections;
  const { sections, failure, retry, move, setHidden } = useArranging(stored);
  return (
    <>
      <SaveFailure name={name} failure={failure} retry={retry} />
      <OrderedList
        items={sections}
        idOf={({ ComponentId }) => ComponentId}
        nameOf={({ ComponentId }) => names[ComponentId]}
        move={move}
        layout="column"
        className={rows.list}
        label={useTexts().navigation.yourBoard}
        itemClass={() => mergeClasses(rows.item, styles.row)}
      >
        {({ ComponentId, Hidden }, place) => (
          <>
            <OrderHandle place={place} className={styles.button} />
            <Switch
              className={styles.switch}
              label={place.name}
              checked={!Hidden}
              onChange={(_, { checked }) => setHidden(ComponentId, !checked)}
            />
            <OrderButtons place={place} className={styles.button} />
          </>
        )}
      </OrderedList>
    </>
  );
}
