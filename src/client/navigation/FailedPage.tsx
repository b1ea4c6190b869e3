import type { PartFailure } from '../loading/Boundary';
import { isMissingCode } from '../loading/loadable';
import { useTexts } from '../texts/useTexts';
import { MissingCode } from './MissingCode';
import { PageMessage } from './PageMessage';
import { ReloadButton } from './ReloadButton';

/** Stands in place of a page that cannot be shown. */
export function FailedPage({ error, retry }: PartFailure) {
  const { start, refreshDialog } = useTexts();
  if (isMissingCode(error)) return <MissingCode retry={retry} />;
  return (
    <PageMessage title={refreshDialog.title} text={start.pageFailed}>
      <ReloadButton />
    </PageMessage>
  );
}
