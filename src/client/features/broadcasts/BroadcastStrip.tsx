import { useRef, useState } from 'react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { severityOf, shownAtFirst } from '#shared/rules/widgets/broadcasts';
import { broadcastEditors, hasAnyRole } from '#shared/rules/people/roles';
import { useSession } from '../../data/session/session';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/style/hiddenText';
import { plainList } from '../../ui/style/layout';
import { useOpenModal } from '../../ui/leave/modal';
import { useIsAtLeast } from '../../ui/useBreakpoint';
import { useBannerStyles } from './bannerStyles';
import { BroadcastBanner } from './BroadcastBanner';
import { isFocusRequestedFor, requestFocusFor } from './focusRequest';
import { severityIcons } from './severityIcons';
import { useHiding } from './useBroadcasts';

const useStyles = makeStyles({
  // An opened message must not push a sticky header over the whole page.
  root: { maxHeight: '60vh', overflowY: 'auto' },
  list: plainList,
  button: { minHeight: '44px', padding: `0 ${tokens.spacingHorizontalS}` },
  chevron: { marginInlineStart: tokens.spacingHorizontalS },
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
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const { leaving, hide } = useHiding();
  const present = messages.filter(({ Id }) => !leaving.has(Id));
  const isNarrow = !useIsAtLeast('md');
  const hasRoom = useIsAtLeast('sm');
  const isEditor = hasAnyRole(useSession().roles, broadcastEditors);
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
                <>
                  {isEditor && hasRoom && <EditButton message={message} />}
                  {hasHideButton && (
                    <HideButton message={message} hide={() => hideAndMoveOn(message.Id)} />
                  )}
                </>
              }
              bodyActions={isEditor && !hasRoom && <EditButton message={message} isInBody />}
            />
          </li>
        ))}
      </ul>
      {present.length > atFirst && (
        <div className={styles.more}>
          <div className={banner.inner}>
            <OthersButton
              others={present.slice(atFirst)}
              showsAll={showsAll}
              toggle={() => setShowsAll(!showsAll)}
            />
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

interface OthersButtonProps {
  /** Those that are left out at first, the most severe first. */
  others: readonly BroadcastMessage[];
  showsAll: boolean;
  toggle: () => void;
}

/** Shows the others or hides them again; while they are hidden with the sign of the worst one. */
function OthersButton({ others, showsAll, toggle }: OthersButtonProps) {
  const styles = useStyles();
  const banner = useBannerStyles();
  const { hidden } = useHiddenText();
  const texts = useTexts().broadcasts;
  const locale = useLocale();
  const severity = severityOf(others[0]!.BroadcastType);
  const sign = <span className={banner[`${severity}Icon`]}>{severityIcons[severity]}</span>;
  return (
    <Button
      appearance="transparent"
      className={styles.button}
      icon={showsAll ? <ChevronUpRegular /> : sign}
      aria-expanded={showsAll}
      onClick={toggle}
    >
      {showsAll ? (
        texts.fewer
      ) : (
        <>
          {plural(texts.more, others.length, locale)}
          <span className={hidden}>{` (${texts.severities[severity]})`}</span>
          <ChevronDownRegular className={styles.chevron} aria-hidden />
        </>
      )}
    </Button>
  );
}

interface EditButtonProps {
  message: BroadcastMessage;
  /** The line of the title has no room for it. */
  isInBody?: boolean;
}

/** The pencil, for those who may edit the message (ROLE-44). */
function EditButton({ message, isInBody = false }: EditButtonProps) {
  const styles = useBannerStyles();
  const texts = useTexts().broadcasts;
  const openModal = useOpenModal();
  return (
    <Button
      appearance="transparent"
      className={isInBody ? styles.bodyAction : styles.action}
      icon={<EditRegular />}
      aria-label={format(texts.editThis, { title: message.Title })}
      onClick={() => openModal(`broadcast-messages/edit/${message.Id}`)}
    >
      {isInBody && texts.edit}
    </Button>
  );
}

/** "Close and remove" (BROADCAST-11). */
function HideButton({ message, hide }: { message: BroadcastMessage; hide: () => void }) {
  const styles = useBannerStyles();
  const texts = useTexts().broadcasts;
  return (
    <Button
      appearance="transparent"
      className={styles.action}
      icon={<DismissRegular />}
      aria-label={format(texts.closeAndRemove, { title: message.Title })}
      title={texts.hide}
      // The second click of a double-click is on the message that has taken its place. Who clicks
      // on closes one after the other.
      onClick={({ detail }) => detail !== 2 && hide()}
    />
  );
}
