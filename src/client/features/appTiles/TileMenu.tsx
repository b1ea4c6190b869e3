import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import type { UserAppTile } from '#shared/contract/userAppTiles';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/modal';
import { OrderMenuItems } from '../../ui/order/OrderControls';
import type { Place } from '../../ui/order/Place';

const useStyles = makeStyles({
  button: {
    position: 'absolute',
    top: '4px',
    insetInlineEnd: '4px',
    minWidth: '32px',
    maxWidth: '32px',
    height: '32px',
    boxShadow: tokens.shadow4,
    '@media (pointer: coarse)': { minWidth: '44px', maxWidth: '44px', height: '44px' },
  },
});

interface TileMenuProps {
  tile: UserAppTile;
  place: Place;
  isBusy: boolean;
  onHide: () => void;
  onUnhide: () => void;
  onDelete: () => void;
}

/**
 * What can be done with a tile while the board is edited (APPS-20, APPS-21, APPS-22); moving needs
 * no dragging.
 */
export function TileMenu({
  tile: { AppTileId, AppTile, HideFromUI, ChannelSubscribed },
  place,
  isBusy,
  onHide,
  onUnhide,
  onDelete,
}: TileMenuProps) {
  const styles = useStyles();
  const texts = useTexts('apps');
  const open = useOpenModal();
  const name = format(texts.menu, { title: AppTile.Title });
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.button}
          size="small"
          icon={<MoreHorizontalRegular />}
          aria-label={name}
          title={name}
          disabledFocusable={isBusy}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {AppTile.IsPersonal && (
            <MenuItem
              icon={<EditRegular />}
              onClick={() => open(`user-app-tiles/edit/${AppTileId}`)}
            >
              {texts.menuEdit}
            </MenuItem>
          )}
          {HideFromUI ? (
            <MenuItem icon={<EyeRegular />} onClick={onUnhide}>
              {texts.menuUnhide}
            </MenuItem>
          ) : (
            <MenuItem icon={<EyeOffRegular />} onClick={onHide}>
              {texts.menuHide}
            </MenuItem>
          )}
          {!ChannelSubscribed && (
            <MenuItem icon={<DeleteRegular />} onClick={onDelete}>
              {texts.menuDelete}
            </MenuItem>
          )}
          <MenuDivider />
          <OrderMenuItems place={place} />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
