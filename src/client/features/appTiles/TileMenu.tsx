import { MenuDivider, MenuItem, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/leave/modal';
import { OrderMenuItems } from '../../ui/order/OrderControls';
import type { Place } from '../../ui/order/Place';
import { RowMenu } from '../../ui/list/RowMenu';
import { fingers } from '../../ui/style/layout';

const useStyles = makeStyles({
  button: {
    position: 'absolute',
    top: '4px',
    insetInlineEnd: '4px',
    boxShadow: tokens.shadow4,
    // On the small tile of a phone it would cover the icon: a finger has 44 px around less of it.
    [fingers]: {
      top: '-8px',
      insetInlineEnd: '-8px',
      minWidth: '32px',
      maxWidth: '32px',
      minHeight: '32px',
      overflow: 'visible',
      '::before': { content: '""', position: 'absolute', inset: '-6px' },
    },
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
 * The actions on a tile while the board is edited (APPS-20, APPS-21, APPS-22); moving needs no
 * dragging.
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
  return (
    <RowMenu
      className={styles.button}
      appearance="secondary"
      label={format(texts.menu, { title: AppTile.Title })}
      isBusy={isBusy}
    >
      {AppTile.IsPersonal && (
        <MenuItem icon={<EditRegular />} onClick={() => open(`user-app-tiles/edit/${AppTileId}`)}>
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
    </RowMenu>
  );
}
