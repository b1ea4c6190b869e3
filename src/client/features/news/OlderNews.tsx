import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { TextLink } from '../../ui/TextLink';
import { useNewsCenterAddress } from './useNewsCenterAddress';

/** "For older news, open News Center." with the last words as the link (NEWS-36). */
export function OlderNews() {
  const texts = useTexts();
  const { address, opensNewTab } = useNewsCenterAddress();
  const name = texts.news.newsCenter;
  const [before, after] = texts.news.older.split('{newsCenter}');
  return (
    <span>
      {before}
      <TextLink
        inline
        to={address}
        opensNewTab={opensNewTab}
        label={opensNewTab ? format(texts.widgets.opensInNewTab, { title: name }) : undefined}
      >
        {name}
      </TextLink>
      {after}
    </span>
  );
}
