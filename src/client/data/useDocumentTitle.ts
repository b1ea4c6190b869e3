import { useEffect } from 'react';
import { useSession } from './session/session';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';

/** Names the window after the page; left out: the page does it by itself. */
export function useDocumentTitle(page: string | undefined): void {
  const { shell } = useTexts();
  const { settings } = useSession();
  const title =
    page === undefined
      ? undefined
      : format(shell.pageTitle, { page, workplace: settings.workplaceName });
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
