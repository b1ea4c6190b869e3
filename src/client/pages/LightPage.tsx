import { NewsSection } from './NewsSection';
import { NothingToday } from './NothingToday';
import { PageFrame } from './PageFrame';
import { TodayHeading } from './TodayHeading';
import { useEmptiness } from './useEmptiness';

const widgets = ['featured', 'personal'] as const;

/** Route "/light": the start page of people without a Microsoft 365 licence, made of the portal's own content (TODAY-11, TODAY-12). */
export function LightPage() {
  const { isEmpty, report } = useEmptiness(widgets);
  const hasNews = !widgets.every(isEmpty);
  return (
    <PageFrame>
      <TodayHeading />
      <div hidden={!hasNews}><NewsSection report={report} /></div>
      {!hasNews && <NothingToday />}
    </PageFrame>
  );
}
