import { useTexts } from '../../texts/useTexts';
import { FramedSection } from '../../ui/FramedSection';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { SiteCards } from './SiteCards';
import { useFollowedSites } from './useFollowedSites';

/** The SharePoint sites that the person follows. */
export function FollowedSites() {
  const texts = useTexts('collaboration');
  const sites = useFollowedSites(texts.followed);
  return (
    <FramedSection
      title={texts.followed}
      introduction={texts.followedIntroduction}
      state={sites}
      placeholder={<RowsPlaceholder count={4} />}
      emptyText={texts.noFollowed}
    >
      {(items) => <SiteCards sites={items} />}
    </FramedSection>
  );
}
