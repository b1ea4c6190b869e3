import { Link } from 'react-router-dom';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { NewsItem } from '#shared/rules/news';
import { truncated } from '#shared/rules/newsText';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { Clamped } from '../../ui/Clamped';

const useStyles = makeStyles({
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    // The whole card is the link's surface; what else can be pressed lies above it.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px', boxShadow: `inset 0 0 0 3px ${tokens.colorStrokeFocus1}` },
  },
});

interface NewsLinkProps {
  item: NewsItem;
  /** Longest title in characters (NEWS-47, NEWS-48). */
  length: number;
  opensNewTab: boolean;
  className?: string;
}

/** The title of a post as the one link of its card; clamped to two lines (NEWS-49). */
export function NewsLink({ item, length, opensNewTab, className }: NewsLinkProps) {
  const styles = useStyles();
  const { opensInNewTab } = useTexts().widgets;
  const title = truncated(item.Title, length);
  const link = {
    className: mergeClasses(styles.link, className),
    title: title === item.Title ? undefined : item.Title,
    'aria-label': opensNewTab ? format(opensInNewTab, { title: item.Title }) : item.Title,
    ...(opensNewTab ? { target: '_blank', rel: 'noopener' } : {}),
  };
  const text = <Clamped lines={2}>{title}</Clamped>;
  return item.Path.startsWith('/') ? <Link to={item.Path} {...link}>{text}</Link> : <a href={item.Path} {...link}>{text}</a>;
}
