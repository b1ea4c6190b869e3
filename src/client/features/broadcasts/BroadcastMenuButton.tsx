import { useRef, useState } from 'react';
import { Button } from '@fluentui/react-components';
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { useHiddenMessages } from './useBroadcasts';

const BroadcastMenu = lazyPart(() => import('./BroadcastMenu'), 'BroadcastMenu');

/**
 * Leads to the messages that the person has hidden; there only while there are any (BROADCAST-13,
 * BROADCAST-15).
 */
export function BroadcastMenuButton() {
  const { menu } = useTexts().broadcasts;
  const locale = useLocale();
  const { messages = [] } = useHiddenMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const toggle = () => {
    setWanted(true);
    setOpen(!open);
  };
  if (messages.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        appearance="subtle"
        size="large"
        icon={<MegaphoneRegular />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={plural(menu, messages.length, locale)}
        onClick={toggle}
        onPointerEnter={BroadcastMenu.loadAhead}
      />
      {wanted && (
        <Part>
          <BroadcastMenu open={open} setOpen={setOpen} target={button} messages={messages} />
        </Part>
      )}
    </>
  );
}
