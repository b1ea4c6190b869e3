import type { Audit, Change } from '#shared/contract/audits';
import type { Page } from '#shared/contract/pages/pages';
import { openAudits, type AuditedResource } from '#shared/rules/audits';
import { apiRead } from '../../data/connection/apiRead';
import { editing } from '../../data/editing/editing';
import { useAct } from '../../data/editing/useAct';
import { useHistoryView, type HistoryView } from '../../data/editing/useEditHistory';
import { confirmDone } from '../../data/notices';
import { pageReads } from '../../data/portalReads/pageReads';
import type { ReadState } from '../../data/read/readState';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';
import { bothStates } from '../../ui/widget/combineStates';
import type { WidgetState } from '../../ui/widget/widgetState';

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

/** How editors read and store pages. A page and every list of news may say something else (PAGES-083). */
const pageEditing = editing('/pages', {
  reads: ['GET /audits', ...pageReads],
});

/** A page and what happened to it; fails where the page does not exist. */
export function usePageHistory(id: number): {
  history: WidgetState<[Page, Audit[]]>;
  view: HistoryView;
  restore: (auditId: number) => void;
} {
  const { pageHistory: operation, restored } = useTexts('audits');
  const page = useRead({ ...pageEditing.one(id, operation), lifetime: 0 });
  const { history: audits, view } = useHistoryView(pageEditing, id, operation);
  const { act } = useAct(pageEditing.refresh);
  const restore = (auditId: number) => {
    if (page.state !== 'ready') return;
    void act(id, async (idempotencyKey) => {
      await pageEditing.restore(page.value, auditId, { operation, idempotencyKey });
      confirmDone(restored);
    });
  };
  return { history: bothStates(page, audits), view, restore };
}
