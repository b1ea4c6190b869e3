import { Suspense, useRef, useState } from 'react';
import { Button } from '@fluentui/react-components';
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { useHiddenMessages } from './useBroadcasts';
import { lazyPart, loadAhead } from '../../ui/lazyPart';

const loadMenu = () => import('./BroadcastMenu');
const BroadcastMenu = lazyPart(() =>
  loadMenu().then(({ BroadcastMenu: component }) => ({ default: component })),
);

/**
 * Leads to the messages that the person has hidden; there only while there are any (BROADCAST-13,
 * BROADCAST-15).
 */
export function BroadcastMenuButton() {
  const { menu } = useTexts().broadcasts;
  const locale = useLocale();
  const messages = useHiddenMessages();
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
        onPointerEnter={() => loadAhead(loadMenu)}
      />
      {wanted && (
        <Suspense>
          <BroadcastMenu open={open} setOpen={setOpen} target={button} messages={messages} />
        </Suspense>
      )}
    </>
  );
}
