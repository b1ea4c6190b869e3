import { Link } from '@fluentui/react-components';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { useNewsCenterLink } from './useNewsCenterLink';

/** "For older news, open News Center." with the last words as the link (NEWS-36). */
export function OlderNews() {
  const texts = useTexts();
  const { isExternal, ...link } = useNewsCenterLink();
  const [before, after] = texts.news.older.split('{newsCenter}');
  return (
    <span>
      {before}
      <Link inline {...link} aria-label={isExternal ? format(texts.widgets.opensInNewTab, { title: texts.news.newsCenter }) : undefined}>{texts.news.newsCenter}</Link>
      {after}
    </span>
  );
}
