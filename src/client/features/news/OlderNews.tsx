import { useTexts } from '../../texts/useTexts';
import { NewsCenterLink } from './NewsCenterLink';

/** "For older news, open News Center." with the last words as the link (NEWS-36). */
export function OlderNews() {
  const { news } = useTexts();
  const [before, after] = news.older.split('{newsCenter}');
  return (
    <span>
      {before}
      <NewsCenterLink inline>{news.newsCenter}</NewsCenterLink>
      {after}
    </span>
  );
}
