import type { Page } from '#shared/contract/pages';
import { WhyButton } from '../../audience/WhyButton';
import { CopyLinkButton } from './CopyLinkButton';
import { EditPageLink } from './EditPageLink';
import { ShareLink } from './ShareLink';

/** What readers can do with a page, and the way to its editor. */
export function PageActions({ page }: { page: Page }) {
  return (
    <>
      <CopyLinkButton title={page.Title} />
      <ShareLink page={page} />
      <WhyButton id={page.Id} />
      <EditPageLink page={page} />
    </>
  );
}
