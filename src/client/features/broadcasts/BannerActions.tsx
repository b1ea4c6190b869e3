import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { broadcastEditors, hasAnyRole } from '#shared/rules/roles';
import { useSession } from '../../data/session';
import { tellParentFrame } from '../../data/parentFrame';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/modal';
import { useBannerStyles } from './bannerStyles';

interface BannerActionsProps {
  message: BroadcastMessage;
  /** Left out: there is no button for it. */
  hide: (() => void) | undefined;
}

/** Edit, for those who may (ROLE-44), and "close and remove" (BROADCAST-11). */
export function BannerActions({ message, hide }: BannerActionsProps) {
  const styles = useBannerStyles();
  const texts = useTexts().broadcasts;
  const { roles } = useSession();
  const openModal = useOpenModal();
  const edit = () => {
    tellParentFrame('edit-broadcast', { id: message.Id });
    openModal(`broadcast-messages/edit/${message.Id}`);
  };
  return (
    <>
      {hasAnyRole(roles, broadcastEditors) && (
        <Button
          appearance="transparent"
          className={styles.action}
          icon={<EditRegular />}
          aria-label={format(texts.editThis, { title: message.Title })}
          onClick={edit}
        />
      )}
      {hide && (
        <Button
          appearance="transparent"
          className={styles.action}
          icon={<DismissRegular />}
          aria-label={format(texts.closeAndRemove, { title: message.Title })}
          title={texts.hide}
          onClick={hide}
        />
      )}
    </>
  );
}
