import { useRef, useState } from 'react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { shownAtFirst } from '#shared/rules/widgets/broadcasts';
import { broadcastEditors, hasAnyRole } from '#shared/rules/people/roles';
import { useSession } from '../../data/session/session';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { plainList } from '../../ui/style/layout';
import { useOpenModal } from '../../ui/leave/modal';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { useBannerStyles } from './bannerStyles';
import { BroadcastBanner } from './BroadcastBanner';
import { isFocusRequestedFor, requestFocusFor } from './focusRequest';
import { useHiding } from './useBroadcasts';

const useStyles = makeStyles({
  // An opened message must not push a sticky header over the whole page.
  root: { maxHeight: '60vh', overflowY: 'auto' },
  list: plainList,
  button: { minHeight: '44px', padding: `0 ${tokens.spacingHorizontalS}` },
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
  const isNarrow = !useIsAtLeast('md');
  const atFirst = shownAtFirst(present, isNarrow);
  const isBehind = present.slice(atFirst).some(({ Id }) => isFocusRequestedFor(Id));
  if (isBehind && !showsAll) setShowsAll(true);
  const shown = showsAll ? present : present.slice(0, atFirst);
  const hideAndMoveOn = (id: number) => {
    const next = present[present.findIndex(({ Id }) => Id === id) + 1];
    const left = present.filter(({ Id }) => Id !== id);
    const shownThen = left.slice(0, shownAtFirst(left, isNarrow));
    // One that is not shown yet takes the place, and the keyboard with it.
    if (next && !shown.includes(next) && shownThen.includes(next)) requestFocusFor(next.Id);
    focusBeside(list.current!, id);
    hide(id);
  };
  if (present.length === 0) return null;
  return (
    <section aria-label={texts.region} className={styles.root}>
      <ul ref={list} className={styles.list}>
        {shown.map((message) => (
          <li key={message.Id}>
            <BroadcastBanner
              message={message}
              isOneOfSeveral={present.length > 1}
              actions={
                <BannerActions
                  message={message}
                  hide={hasHideButton ? () => hideAndMoveOn(message.Id) : undefined}
                />
              }
            />
          </li>
        ))}
      </ul>
      {present.length > atFirst && (
        <div className={styles.more}>
          <div className={banner.inner}>
            <Button
              appearance="transparent"
              className={styles.button}
              icon={showsAll ? <ChevronUpRegular /> : <ChevronDownRegular />}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? texts.fewer : plural(texts.more, present.length - atFirst, locale)}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

/**
 * The keyboard goes on at the message after the one that leaves, else at the one before, else at
 * the page's content.
 */
function focusBeside(list: HTMLElement, id: number): void {
  const item = list.querySelector(`[data-broadcast="${id}"]`)?.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = beside?.querySelector<HTMLElement>('button') ?? document.getElementById('content');
  target?.focus({ preventScroll: true });
}

interface BannerActionsProps {
  message: BroadcastMessage;
  /** Left out: there is no button for it. */
  hide: (() => void) | undefined;
}

/** Edit, for those who may (ROLE-44), and "close and remove" (BROADCAST-11). */
function BannerActions({ message, hide }: BannerActionsProps) {
  const styles = useBannerStyles();
  const texts = useTexts().broadcasts;
  const { roles } = useSession();
  const openModal = useOpenModal();
  return (
    <>
      {hasAnyRole(roles, broadcastEditors) && (
        <Button
          appearance="transparent"
          className={styles.action}
          icon={<EditRegular />}
          aria-label={format(texts.editThis, { title: message.Title })}
          onClick={() => openModal(`broadcast-messages/edit/${message.Id}`)}
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
