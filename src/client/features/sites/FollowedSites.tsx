import { useId } from 'react';
import { useTexts } from '../../texts/useTexts';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { SectionHeading } from '../../ui/SectionHeading';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { SiteCards } from './SiteCards';
import { useFollowedSites } from './useFollowedSites';

/** The SharePoint sites that the person follows. */
export function FollowedSites() {
  const texts = useTexts('collaboration');
  const headingId = useId();
  const sites = useFollowedSites(texts.followed);
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={texts.followed}
        introduction={texts.followedIntroduction}
      />
      <WidgetFrame
        name={texts.followed}
        state={sites}
        placeholder={<RowsPlaceholder count={4} />}
        emptyText={texts.noFollowed}
      >
        {(items) => <SiteCards sites={items} />}
      </WidgetFrame>
    </section>
  );
}
