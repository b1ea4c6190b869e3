import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Text, mergeClasses } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { parsedWindow, severityOf } from '#shared/rules/widgets/broadcasts';
import { dateFormat } from '../../texts/formatters';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../texts/useLocale';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { pageOf } from '../../platform/addresses/pageOf';
import { useTexts } from '../../texts/useTexts';
import { RichText } from '../../ui/text/RichText';
import { TextLink } from '../../ui/TextLink';
import { useBannerStyles } from './bannerStyles';
import { severityIcons } from './severityIcons';
import { takeFocusFor } from './focusRequest';

export type BannerContent = Pick<
  BroadcastMessage,
  'Id' | 'Title' | 'Message' | 'LinkUrl' | 'LinkText' | 'BroadcastType' | 'StartDate' | 'EndDate'
>;

interface BroadcastBannerProps {
  message: BannerContent;
  /** The actions on the message; at the end of its row. */
  actions?: ReactNode;
  /** Further ones, at the end of what opens. */
  bodyActions?: ReactNode;
  isOpenAtFirst?: boolean;
  /** Closed it takes one line on a phone, where one that is alone may take two. */
  isOneOfSeveral?: boolean;
}

/** One message: its severity and title; the rest when it is opened (BROADCAST-10). */
export function BroadcastBanner({
  message,
  actions,
  bodyActions,
  isOpenAtFirst = false,
  isOneOfSeveral = false,
}: BroadcastBannerProps) {
  const styles = useBannerStyles();
  const { severities } = useTexts().broadcasts;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const bodyId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takeFocusFor(message.Id)) toggle.current?.focus();
  }, [message.Id]);
  const severity = severityOf(message.BroadcastType);
  return (
    <div className={mergeClasses(styles.root, styles[severity])} data-broadcast={message.Id}>
      <div className={mergeClasses(severity === 'critical' && styles.criticalRow)}>
        <div
          className={mergeClasses(styles.inner, styles.row)}
          data-targeted={`broadcastMessage:${message.Id}`}
          data-name={message.Title}
        >
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={mergeClasses(styles.icon, styles[`${severity}Icon`])}>
              {severityIcons[severity]}
            </span>
            <span className={styles.kind}>{severities[severity]}:</span>
            <span
              className={mergeClasses(
                styles.title,
                !isOpen && styles.collapsed,
                !isOpen && isOneOfSeveral && styles.oneLine,
              )}
            >
              {message.Title}
            </span>
            <span className={styles.chevron}>
              {isOpen ? <ChevronUpRegular aria-hidden /> : <ChevronDownRegular aria-hidden />}
            </span>
          </button>
          {actions}
        </div>
      </div>
      <div id={bodyId} className={styles.inner} hidden={!isOpen}>
        {isOpen && <BannerBody message={message} actions={bodyActions} />}
      </div>
    </div>
  );
}

interface BannerBodyProps {
  message: BannerContent;
  actions: ReactNode;
}

function BannerBody({ message, actions }: BannerBodyProps) {
  const styles = useBannerStyles();
  const texts = useTexts().broadcasts;
  const locale = useLocale();
  const opensNewTab = useOpensNewTab() && pageOf(message.LinkUrl ?? '') === undefined;
  const { end } = parsedWindow(message);
  if (!message.Message && !message.LinkUrl && !end && !actions) return null;
  return (
    <div className={styles.body}>
      {message.Message && <RichText html={message.Message} className={styles.text} />}
      {message.LinkUrl && (
        <TextLink inline to={message.LinkUrl} opensNewTab={opensNewTab}>
          {message.LinkText || texts.readMore}
        </TextLink>
      )}
      {end && (
        <Text size={200} className={styles.until}>
          {format(texts.until, {
            time: dateFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(end),
          })}
        </Text>
      )}
      {actions}
    </div>
  );
}
