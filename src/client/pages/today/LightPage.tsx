import { SectionStack } from './SectionStack';
import { StartPageFrame } from './StartPageFrame';
import { lightSections, withReading } from './startPageSections';
import { useStartPage } from './useStartPage';

const sections = withReading(lightSections);

/**
 * Route "/light": the start page of people without a Microsoft 365 licence, made of the portal's
 * own content (TODAY-11, TODAY-12).
 */
export function LightPage() {
  const page = useStartPage(sections);
  return (
    <StartPageFrame page={page}>
      <SectionStack page={page} sections={page.sections} place="main" />
    </StartPageFrame>
  );
}
