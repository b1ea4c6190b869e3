import { CenterFrame } from './CenterFrame';

/** Route /pages/content: the list of content pages. */
export function PageCenterPage() {
  return <CenterFrame kind="content" />;
}
