import { useRef, type ReactElement } from 'react';
import {
  Button,
  Menu,
  MenuItemRadio,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { AutoFitWidthRegular } from '@fluentui/react-icons/svg/auto-fit-width';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxWidths, type InfoboxWidth } from '#shared/rules/widgets/infoboxes';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { useOpenModal } from '../../../ui/leave/modal';
import { OrderButtons, OrderHandle } from '../../../ui/order/OrderControls';
import type { Place } from '../../../ui/order/Place';
import type { InfoboxActions } from './useInfoboxActions';
import { MenuEntries } from '../../../ui/list/MenuEntries';
import { useNextRow } from '../../../ui/list/useNextRow';

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
});

export interface TileControlsProps {
  infobox: Infobox;
  place: Place;
  isBusy: boolean;
  /** While an order is being saved, which changes the infobox too. */
  isOrdering: boolean;
  actions: Pick<InfoboxActions, 'setWidth' | 'duplicate' | 'hide' | 'remove'>;
}

/**
 * The editors' actions on an infobox in its place: drag or move, width, edit, duplicate, hide,
 * delete (INFOBOX-12). When the tile goes, the keyboard is at the same control of the next one.
 */
export function TileControls({ infobox, place, isBusy, isOrdering, actions }: TileControlsProps) {
  const styles = useStyles();
  const texts = useTexts('infoboxes');
  const open = useOpenModal();
  const root = useRef<HTMLDivElement>(null);
  const noteNeighbour = useNextRow(root);
  const title = infobox.Title;
  // An order makes a new version of the infobox, and these controls name the one before.
  const isHeld = isBusy || isOrdering;
  const control = (text: string, icon: ReactElement, onClick: () => void, isWaiting = isBusy) => (
    <Button
      className={styles.button}
      appearance="subtle"
      icon={icon}
      aria-label={format(text, { title })}
      title={format(text, { title })}
      disabledFocusable={isWaiting}
      onClick={onClick}
    />
  );
  return (
    <div ref={root} className={styles.root} onFocus={noteNeighbour}>
      <OrderHandle place={place} className={styles.button} isBusy={isBusy} />
      <OrderButtons place={place} className={styles.button} isBusy={isBusy} />
      <WidthMenu
        infobox={infobox}
        isBusy={isHeld}
        onChoose={(width) => actions.setWidth(infobox, width)}
      />
      {control(texts.edit, <EditRegular />, () => open(`infoboxes/edit/${infobox.Id}`))}
      {control(texts.duplicate, <CopyRegular />, () => actions.duplicate(infobox))}
      {control(texts.hide, <EyeOffRegular />, () => actions.hide(infobox), isHeld)}
      {control(texts.remove, <DeleteRegular />, () => actions.remove(infobox), isHeld)}
    </div>
  );
}

function WidthMenu({
  infobox: { Title, Width },
  isBusy,
  onChoose,
}: {
  infobox: Infobox;
  isBusy: boolean;
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
          appearance="subtle"
          icon={<AutoFitWidthRegular />}
          aria-label={name}
          title={name}
          disabledFocusable={isBusy}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuEntries>
          {infoboxWidths.map((width) => (
            <MenuItemRadio key={width} name="width" value={width}>
              {texts.widths[width]}
            </MenuItemRadio>
          ))}
        </MenuEntries>
      </MenuPopover>
    </Menu>
  );
}
