import { useRef } from 'react';
import { Button, Switch, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { inRow } from '../../ui/layout';
import { useRows } from '../../ui/rowsStyles';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  row: {
    ...inRow(tokens.spacingHorizontalS),
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  // Fingers cannot drag it; they have the buttons.
  handle: {
    display: 'flex',
    flexShrink: 0,
    padding: tokens.spacingHorizontalXS,
    fontSize: '20px',
    color: tokens.colorNeutralForeground3,
    cursor: 'grab',
    '@media (pointer: coarse)': { display: 'none' },
  },
  switch: {
    minWidth: 0,
    marginInlineEnd: 'auto',
    overflowWrap: 'anywhere',
    [phone]: { minHeight: '44px', alignItems: 'center' },
  },
  button: { flexShrink: 0, [phone]: { minWidth: '44px', minHeight: '44px' } },
  dragged: { opacity: 0.4 },
  target: {
    outline: `2px solid ${tokens.colorBrandStroke1}`,
    outlineOffset: '-2px',
    borderRadius: tokens.borderRadiusMedium,
  },
});

interface BoardRowProps {
  name: string;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  place: { index: number; count: number };
  onMove: (index: number) => void;
  isDragged: boolean;
  /** Another one is being dragged over it. */
  isTarget: boolean;
  onDragStart: () => void;
  onDragEnter: () => void;
  onDrop: () => void;
  onDragEnd: () => void;
}

/**
 * One section of the board: shown or hidden by its switch, moved by its buttons or by its handle.
 */
export function BoardRow({
  name,
  isShown,
  onShow,
  place: { index, count },
  onMove,
  isDragged,
  isTarget,
  onDragStart,
  onDragEnter,
  onDrop,
  onDragEnd,
}: BoardRowProps) {
  const styles = useStyles();
  const rows = useRows();
  const texts = useTexts('settings').board;
  const row = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={row}
      className={mergeClasses(
        rows.item,
        styles.row,
        isDragged && styles.dragged,
        isTarget && styles.target,
      )}
      onDragEnter={(event) => {
        event.preventDefault();
        onDragEnter();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      onDragEnd={onDragEnd}
    >
      <span
        className={styles.handle}
        aria-hidden
        draggable
        data-handle
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          if (row.current) event.dataTransfer.setDragImage(row.current, 16, 24);
          onDragStart();
        }}
      >
        <ReOrderDotsVerticalRegular />
      </span>
      <Switch
        className={styles.switch}
        label={name}
        checked={isShown}
        onChange={(_, { checked }) => onShow(checked)}
      />
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<ArrowUpRegular />}
        disabledFocusable={index === 0}
        aria-label={format(texts.moveUp, { name })}
        title={format(texts.moveUp, { name })}
        onClick={() => onMove(index - 1)}
      />
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<ArrowDownRegular />}
        disabledFocusable={index === count - 1}
        aria-label={format(texts.moveDown, { name })}
        title={format(texts.moveDown, { name })}
        onClick={() => onMove(index + 1)}
      />
    </li>
  );
}
