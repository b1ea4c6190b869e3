import { ShareRegular } from '@fluentui/react-icons/svg/share';
import type { Page } from '#shared/contract/pages/pages';
import { lazyPart } from '../../loading/lazyPart';
import { useTexts } from '../../texts/useTexts';
import { PanelButton } from '../../ui/PanelButton';

const ShareMenu = lazyPart(() => import('./ShareMenu'), 'ShareMenu');

/** Opens the ways to hand the page on. */
export function ShareButton({ page, className }: { page: Page; className: string }) {
  const { share } = useTexts().page;
  return (
    <PanelButton
      className={className}
      icon={<ShareRegular />}
      opens="menu"
      panel={(target, setOpen) => <ShareMenu page={page} button={target} setOpen={setOpen} />}
    >
      {share}
    </PanelButton>
  );
}
