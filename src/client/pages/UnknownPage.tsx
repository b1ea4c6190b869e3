import { useLocation } from 'react-router-dom';
import { PageMissing } from '../features/page/PageMissing';
import { useTexts } from '../texts/useTexts';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';

/** At an address that no page of the portal has. */
export function UnknownPage() {
  const { pathname } = useLocation();
  const { page } = useTexts();
  return (
    <WidgetBoundary name={page.name}>
      <PageMissing slug={pathname} />
    </WidgetBoundary>
  );
}
