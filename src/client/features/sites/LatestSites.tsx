import { useId } from 'react';
import { latestSites } from '#shared/rules/sites';
import { useTexts } from '../../texts/useTexts';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { SectionHeading } from '../../ui/SectionHeading';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { SiteCards } from './SiteCards';
import { useLatestSites } from './useLatestSites';

/** The sites that the person visited last (SITES-01). */
export function LatestSites() {
  const texts = useTexts('collaboration');
  const headingId = useId();
  const sites = useLatestSites(texts.latest);
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={texts.latest} introduction={texts.latestIntroduction} />
      <WidgetFrame
        name={texts.latest}
        state={sites}
        placeholder={<RowsPlaceholder count={4} />}
        emptyText={texts.noLatest}
      >
        {(items) => <SiteCards sites={items.slice(0, latestSites.shown)} />}
      </WidgetFrame>
    </section>
  );
}
