import { NewsSection } from './NewsSection';
import { NothingToday } from './NothingToday';
import { PageFrame } from './PageFrame';
import { TodayHeading } from './TodayHeading';
import { useEmptiness } from './useEmptiness';

const widgets = ['featured', 'personal'] as const;

/** Route "/": the start page (TODAY-01). A section hides while all of its widgets are empty (TODAY-04). */
export function TodayPage() {
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
