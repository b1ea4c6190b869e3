import { latestSites } from '#shared/rules/sites';
import { useTexts } from '../../texts/useTexts';
import { FramedSection } from '../../ui/FramedSection';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { SiteCards } from './SiteCards';
import { useLatestSites } from './useLatestSites';

/** The sites that the person visited last (SITES-01). */
export function LatestSites() {
  const texts = useTexts('collaboration');
  const sites = useLatestSites(texts.latest);
  return (
    <FramedSection
      title={texts.latest}
      introduction={texts.latestIntroduction}
      state={sites}
      placeholder={<RowsPlaceholder count={4} />}
      emptyText={texts.noLatest}
    >
      {(items) => <SiteCards sites={items.slice(0, latestSites.shown)} />}
    </FramedSection>
  );
}
