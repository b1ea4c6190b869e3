import { useRef, useState } from 'react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { BannerActions } from './BannerActions';
import { useBannerStyles } from './bannerStyles';
import { BroadcastBanner } from './BroadcastBanner';
import { useHiding } from './useBroadcasts';

/** So many messages stand there at first: the page below is what people came for. */
const shownAtFirst = 3;

const useStyles = makeStyles({
  // An opened message must not push a sticky header over the whole page.
  root: { maxHeight: '60vh', overflowY: 'auto' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  more: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
});

interface BroadcastStripProps {
  messages: readonly BroadcastMessage[];
  /** BROADCAST-12 */
  hasHideButton?: boolean;
}

/** The messages under the header, the most severe first (SHELL-04). */
export function BroadcastStrip({ messages, hasHideButton = true }: BroadcastStripProps) {
  const styles = useStyles();
  const banner = useBannerStyles();
  const texts = useTexts().broadcasts;
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const { leaving, hide } = useHiding();
  const present = messages.filter(({ Id }) => !leaving.has(Id));
  const shown = showsAll ? present : present.slice(0, shownAtFirst);
  const hideAndMoveOn = (id: number) => {
    focusBeside(list.current!, id);
    hide(id);
  };
  if (present.length === 0) return null;
  return (
    <section aria-label={texts.region} className={styles.root}>
      <ul ref={list} className={styles.list}>
        {shown.map((message) => (
          <li key={message.Id}>
            <BroadcastBanner message={message} actions={<BannerActions message={message} hide={hasHideButton ? () => hideAndMoveOn(message.Id) : undefined} />} />
          </li>
        ))}
      </ul>
      {present.length > shown.length && (
        <div className={styles.more}>
          <div className={banner.inner}><Button appearance="transparent" onClick={() => setShowsAll(true)}>{plural(texts.more, present.length - shown.length, locale)}</Button></div>
        </div>
      )}
    </section>
  );
}

/** The keyboard goes on at the message after the one that leaves, else at the one before, else at the page's content. */
function focusBeside(list: HTMLElement, id: number): void {
  const item = list.querySelector(`[data-broadcast="${id}"]`)?.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = beside?.querySelector<HTMLElement>('button') ?? document.getElementById('content');
  target?.focus({ preventScroll: true });
}
