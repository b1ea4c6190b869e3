import type { PageAction, PageBulkAnswer } from '#shared/contract/pages/pageCenter';
import { format } from '#shared/rules/values/format';
import { failureText } from '../../texts/failureText';
import type { Texts } from '../../texts/topics';
import { useTexts } from '../../texts/useTexts';

/** The action that was tried, and the pages with which it failed. */
export interface BulkFailed {
  action: PageAction | 'restore';
  pages: PageBulkAnswer['Failed'];
}

interface BulkReasons {
  title: string;
  /** For each page its name and the reason. */
  lines: { id: number; text: string }[];
}

/** Says in words what failed. */
export function useBulkReasons(): (failed: BulkFailed) => BulkReasons {
  const { bulk } = useTexts('pageTools');
  const { errors } = useTexts().widgets;
  return ({ action, pages }) => ({
    title: action === 'restore' ? bulk.notRestored : bulk.failed,
    lines: pages.map(({ Id: id, Title, problem }) => {
      const reason =
        reasonOf(action, problem, bulk.reasons) ?? failureText({ status: problem.status }, errors);
      return { id, text: format(bulk.reason, { title: Title || id, reason }) };
    }),
  });
}

/** The rules that a page can break here, in the words of the interface and not in the server's. */
function reasonOf(
  action: BulkFailed['action'],
  { errors = {} }: PageBulkAnswer['Failed'][number]['problem'],
  reasons: Texts['pageTools']['bulk']['reasons'],
): string | undefined {
  if (errors['ChannelTermPages'] || errors['ChannelTermIds'])
    return action === 'removeChannels' ? reasons.lastChannel : reasons.foreignChannel;
  return errors['ArchiveDate'] && reasons.planned;
}
