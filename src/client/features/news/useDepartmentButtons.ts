import { departmentButtons } from '#shared/rules/newsDepartments';
import type { NewsFilterButton } from '#shared/rules/settings';
import { useSession } from '../../data/session';
import { useChannelTree } from '../../data/useTerms';
import { useLcid } from '../../texts/useLcid';

/** Buttons of the department strip; none while the channels are not known. They are asked for only when the strip is on. */
export function useDepartmentButtons(): NewsFilterButton[] {
  const { settings } = useSession();
  const tree = useChannelTree(useLcid(), settings.showFilterByDepartmentButtons && settings.newsFilterButtonConfig.length > 0);
  return tree.state === 'ready' ? departmentButtons(settings, tree.value) : [];
}
