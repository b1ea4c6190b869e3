import { makeStyles, tokens } from '@fluentui/react-components';
import type { FeedItem } from '#shared/contract/feed';
import { truncated } from '#shared/rules/newsText';
import { rssTitleLength } from '#shared/rules/rss';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';

const useStyles = makeStyles({
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    // The whole card is the link's surface.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px', boxShadow: `inset 0 0 0 3px ${tokens.colorStrokeFocus1}` },
  },
});

/** The title of a post as the one link of its card (RSS-11); a feed that gives no address leaves it plain. */
export function PostLink({ post: { Title, Url } }: { post: FeedItem }) {
  const styles = useStyles();
  const { opensInNewTab } = useTexts().widgets;
  const opensNewTab = useOpensNewTab();
  const title = truncated(Title, rssTitleLength);
  const whole = title === Title ? undefined : Title;
  if (Url === null) return <span title={whole}>{title}</span>;
  const target = opensNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return <a href={Url} className={styles.link} title={whole} aria-label={opensNewTab ? format(opensInNewTab, { title: Title }) : Title} {...target}>{title}</a>;
}
