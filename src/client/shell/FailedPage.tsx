import { useTexts } from '../texts/useTexts';
import { MissingCode } from './MissingCode';
import { PageMessage } from './PageMessage';
import { ReloadButton } from './ReloadButton';

interface FailedPageProps {
  isMissingCode: boolean;
  /** Shows the page once more. */
  retry: () => void;
}

/** Stands in place of a page that cannot be shown. */
export function FailedPage({ isMissingCode, retry }: FailedPageProps) {
  const { start, refreshDialog } = useTexts();
  if (isMissingCode) return <MissingCode retry={retry} />;
  return (
    <PageMessage title={refreshDialog.title} text={start.pageFailed}>
      <ReloadButton />
    </PageMessage>
  );
}
