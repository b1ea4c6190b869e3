import { useRef, useState } from 'react';
import { Button } from '@fluentui/react-components';
import { ShareRegular } from '@fluentui/react-icons/svg/share';
import type { Page } from '#shared/contract/pages';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { useTexts } from '../../texts/useTexts';

const ShareMenu = lazyPart(() => import('./ShareMenu'), 'ShareMenu');

/** Opens the ways to hand the page on. */
export function ShareButton({ page, className }: { page: Page; className: string }) {
  const { share } = useTexts().page;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        className={className}
        appearance="subtle"
        icon={<ShareRegular />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {share}
      </Button>
      {isOpen && (
        <Part>
          <ShareMenu page={page} button={button} setOpen={setOpen} />
        </Part>
      )}
    </>
  );
}
