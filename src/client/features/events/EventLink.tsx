import { makeStyles, tokens } from '@fluentui/react-components';
import { eventText, type CalendarEvent } from '#shared/rules/events';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';

const useStyles = makeStyles({
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    // The whole entry is the link's surface; what else can be pressed lies above it.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusXLarge },
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '@media (forced-colors: active)': { color: 'LinkText' },
  },
});

/** The title of an event, cut when it is long (EVENTS-14); opens its display form (EVENTS-45). */
export function EventLink({ event: { Title, ItemUrl } }: { event: CalendarEvent }) {
  const styles = useStyles();
  const { opensInNewTab } = useTexts().widgets;
  const opensNewTab = useOpensNewTab();
  const title = eventText(Title);
  const target = opensNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={ItemUrl} className={styles.link} {...target} title={title === Title ? undefined : Title} aria-label={opensNewTab ? format(opensInNewTab, { title: Title }) : Title}>
      {title}
    </a>
  );
}
