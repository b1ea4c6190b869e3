import { CenterFrame } from './CenterFrame';

/** Route /pages/news: the list of news. */
export function NewsCenterPage() {
  return <CenterFrame kind="news" />;
}
