import { MenuItem } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { AppTile } from '#shared/contract/appTiles';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/leave/modal';
import { RowMenu } from '../../ui/list/RowMenu';

interface SmartLinkMenuProps {
  link: AppTile;
  onDelete: () => void;
}

/** The actions on a smart link while they are edited (LINKS-10). */
export function SmartLinkMenu({ link: { Id, Title }, onDelete }: SmartLinkMenuProps) {
  const texts = useTexts('apps');
  const open = useOpenModal();
  return (
    <RowMenu label={format(texts.menu, { title: Title })}>
      <MenuItem
        icon={<EditRegular />}
        onClick={() => open(`app-tiles/edit/${Id}`, { IsSmartLink: 'true' })}
      >
        {texts.menuEdit}
      </MenuItem>
      <MenuItem icon={<DeleteRegular />} onClick={onDelete}>
        {texts.menuDelete}
      </MenuItem>
    </RowMenu>
  );
}
