import type { DragEvent, ReactElement } from 'react';
import {
  Button,
  Menu,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { AutoFitWidthRegular } from '@fluentui/react-icons/svg/auto-fit-width';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxWidths, type InfoboxWidth } from '#shared/rules/infoboxes';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/modal';
import { moveByArrowKey } from '../../ui/moveByArrowKey';
import type { InfoboxActions } from './useInfoboxActions';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    padding: '2px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  button: {
    minWidth: '32px',
    maxWidth: '32px',
    '@media (pointer: coarse)': {
      minWidth: '36px',
      maxWidth: '44px',
      minHeight: '44px',
      flexGrow: 1,
    },
  },
  handle: {
    cursor: 'grab',
    display: 'flex',
    '@media (pointer: coarse)': { flexGrow: 1, maxWidth: '44px' },
  },
});

export interface TileControlsProps {
  infobox: Infobox;
  place: { index: number; count: number };
  isBusy: boolean;
  actions: Pick<InfoboxActions, 'setWidth' | 'duplicate' | 'hide' | 'remove'>;
  /** To another place. */
  onMove: (index: number) => void;
  onDragStart: (event: DragEvent<HTMLElement>) => void;
}

/**
 * What editors can do with an infobox where it stands: drag or move, width, edit, duplicate, hide,
 * delete (INFOBOX-12).
 */
export function TileControls({
  infobox,
  place: { index, count },
  isBusy,
  actions,
  onMove,
  onDragStart,
}: TileControlsProps) {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const open = useOpenModal();
  const title = infobox.Title;
  const control = (text: string, icon: ReactElement, onClick: () => void, isDisabled = false) => (
    <Button
      className={styles.button}
      size="small"
      appearance="subtle"
      icon={icon}
      aria-label={format(text, { title })}
      title={format(text, { title })}
      disabledFocusable={isBusy || isDisabled}
      onClick={onClick}
    />
  );
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={format(texts.position, { place: index + 1, count, title })}
    >
      <span draggable={!isBusy} className={styles.handle} onDragStart={onDragStart}>
        <Button
          className={styles.button}
          size="small"
          appearance="subtle"
          icon={<ReOrderDotsVerticalRegular />}
          aria-label={format(texts.drag, { title })}
          title={format(texts.drag, { title })}
          onKeyDown={(event) => moveByArrowKey(event, { index, count }, onMove)}
        />
      </span>
      {control(texts.earlier, <ChevronLeftRegular />, () => onMove(index - 1), index === 0)}
      {control(texts.later, <ChevronRightRegular />, () => onMove(index + 1), index === count - 1)}
      <WidthMenu infobox={infobox} onChoose={(width) => actions.setWidth(infobox, width)} />
      {control(texts.edit, <EditRegular />, () => open(`infoboxes/edit/${infobox.Id}`))}
      {control(texts.duplicate, <CopyRegular />, () => actions.duplicate(infobox))}
      {control(texts.hide, <EyeOffRegular />, () => actions.hide(infobox))}
      {control(texts.remove, <DeleteRegular />, () => actions.remove(infobox))}
    </div>
  );
}

function WidthMenu({
  infobox: { Title, Width },
  onChoose,
}: {
  infobox: Infobox;
  onChoose: (width: InfoboxWidth) => void;
}) {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const name = format(texts.width, { title: Title, width: texts.widths[Width] });
  return (
    <Menu
      checkedValues={{ width: [Width] }}
      onCheckedValueChange={(_, { checkedItems: [width] }) =>
        width && width !== Width && onChoose(width as InfoboxWidth)
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.button}
          size="small"
          appearance="subtle"
          icon={<AutoFitWidthRegular />}
          aria-label={name}
          title={name}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {infoboxWidths.map((width) => (
            <MenuItemRadio key={width} name="width" value={width}>
              {texts.widths[width]}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
