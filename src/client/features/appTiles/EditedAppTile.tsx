import { useRef } from 'react';
import { Badge, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { EyeOffFilled } from '@fluentui/react-icons/svg/eye-off';
import type { UserAppTile } from '#shared/contract/userAppTiles';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { focusRing, stacked } from '../../ui/layout';
import { moveByArrowKey } from '../../ui/moveByArrowKey';
import { TileFace } from './TileFace';
import { useTileStyles } from './tileStyles';
import { TileMenu } from './TileMenu';

const useStyles = makeStyles({
  handle: {
    ...stacked(tokens.spacingVerticalXS),
    ...focusRing(),
    alignItems: 'center',
    width: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    cursor: 'grab',
    borderRadius: tokens.borderRadiusXLarge,
  },
  hidden: { filter: 'grayscale(1)', opacity: 0.5 },
  dragged: { opacity: 0.4 },
  leaving: { opacity: 0.5 },
  mark: { position: 'absolute', top: '-6px', insetInlineStart: '-6px' },
});

interface EditedAppTileProps {
  tile: UserAppTile;
  place: { index: number; count: number };
  isBusy: boolean;
  isDragged: boolean;
  onMove: (index: number) => void;
  onHide: () => void;
  onUnhide: () => void;
  onDelete: () => void;
  onDragStart: () => void;
  /** Another tile is being dragged over this one. */
  onDragOver: () => void;
  onDrop: () => void;
  onDragEnd: () => void;
}

/**
 * A tile while the board is edited: dragged, moved by the arrow keys or its menu; it opens nothing
 * meanwhile (APPS-08, APPS-19).
 */
export function EditedAppTile({
  tile,
  isDragged,
  onDragStart,
  onDragOver,
  onDrop,
  onDragEnd,
  ...menu
}: EditedAppTileProps) {
  const styles = useStyles();
  const box = useTileStyles();
  const texts = useTexts('apps');
  const item = useRef<HTMLLIElement>(null);
  const {
    place: { index, count },
    isBusy,
    onMove,
  } = menu;
  const {
    AppTile: { Title },
    HideFromUI,
  } = tile;
  return (
    <li
      ref={item}
      className={mergeClasses(box.root, isDragged && styles.dragged, isBusy && styles.leaving)}
      aria-label={format(texts.place, { title: Title, place: index + 1, count })}
      onDragEnter={onDragOver}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      onDragEnd={onDragEnd}
    >
      <button
        type="button"
        className={styles.handle}
        draggable={!isBusy}
        aria-label={format(texts.drag, { title: Title })}
        onKeyDown={(event) => moveByArrowKey(event, { index, count }, onMove)}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          if (item.current) event.dataTransfer.setDragImage(item.current, 40, 40);
          onDragStart();
        }}
      >
        <TileFace tile={tile.AppTile} className={HideFromUI ? styles.hidden : undefined} />
        <Text size={200} className={box.title}>
          {Title}
        </Text>
      </button>
      {HideFromUI && (
        <Badge
          className={styles.mark}
          color="informative"
          appearance="filled"
          icon={<EyeOffFilled aria-hidden />}
        >
          {texts.hidden}
        </Badge>
      )}
      <TileMenu tile={tile} {...menu} />
    </li>
  );
}
