import type { Audit, Change } from '#shared/contract/audits';
import type { Page } from '#shared/contract/pages';
import { openAudits, type AuditedResource } from '#shared/rules/audits';
import { apiRead } from '../../data/apiRead';
import { callApi } from '../../data/callApi';
import { handleFailure } from '../../data/handleFailure';
import { invalidate } from '../../data/invalidate';
import { confirmDone } from '../../data/notices';
import { newsReads } from '../../data/reads/newsReads';
import type { ReadState } from '../../data/readState';
import { useSession } from '../../data/session';
import { useRead } from '../../data/useRead';
import { useTexts } from '../../texts/useTexts';

/** Whether the organisation shows what was changed. */
export function useAreAuditsEnabled(): boolean {
  return useSession().settings.auditsEnabled;
}

/** The kinds of things whose changes the person may see. */
export function useAuditedKinds(): AuditedResource[] {
  return openAudits(useSession().roles);
}

/** The newest changes; of one kind of things, or of all. */
export function useChanges(
  resource: AuditedResource | undefined,
  amount: number,
): ReadState<{ Changes: Change[]; HasMore: boolean }> {
  const { name } = useTexts('audits');
  return useRead({
    ...apiRead('GET /audits', {
      query: { amount, ...(resource && { resource }) },
      operation: name,
    }),
    lifetime: 0,
    isEmpty: ({ Changes }) => Changes.length === 0,
    keepPrevious: true,
  });
}

/** A page and what happened to it; fails where the page does not exist. */
export function usePageHistory(id: number): {
  history: ReadState<{ page: Page; audits: Audit[] }>;
  restore: (auditId: number) => void;
} {
  const texts = useTexts();
  const { pageHistory: operation, restored } = useTexts('audits');
  const history = useRead({
    key: `audits/page ${id}`,
    read: async (signal) => {
      const [page, audits] = await Promise.all([
        callApi('GET /pages/{id}', { params: { id }, operation, signal }),
        callApi('GET /pages/{id}/audits', { params: { id }, operation, signal }),
      ]);
      return { page, audits };
    },
    lifetime: 0,
  });
  const restore = async (auditId: number) => {
    if (history.state !== 'ready') return;
    try {
      await callApi('POST /pages/{id}/audits/{auditId}/restore', {
        params: { id, auditId },
        version: history.value.page.Modified,
        operation,
      });
      confirmDone(restored);
    } catch (error) {
      handleFailure(error, texts);
    }
    // The page itself and every list of news may say something else now (PAGES-083).
    await invalidate('GET /audits', 'audits/page', ...newsReads);
  };
  return { history, restore: (auditId) => void restore(auditId) };
}
