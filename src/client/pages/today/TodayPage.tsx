import { useSession } from '../../data/session/session';
import { CompactLayout } from './CompactLayout';
import { SectionStack } from './SectionStack';
import { StartPageFrame } from './StartPageFrame';
import { todaySections, withReading } from './startPageSections';
import { useStartPage } from './useStartPage';

const sections = withReading(todaySections);

/** Route "/": the start page (TODAY-01), in the compact design or the normal layout (TODAY-06). */
export function TodayPage() {
  const { settings } = useSession();
  const page = useStartPage(sections);
  return (
    <StartPageFrame page={page}>
      {settings.enableCompactDesign ? (
        <CompactLayout page={page} />
      ) : (
        <SectionStack page={page} sections={page.sections} place="main" />
      )}
    </StartPageFrame>
  );
}
