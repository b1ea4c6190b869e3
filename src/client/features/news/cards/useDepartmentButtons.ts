import { departmentButtons } from '#shared/rules/news/newsDepartments';
import type { NewsFilterButton } from '#shared/rules/settings/settings';
import { useSession } from '../../../data/session/session';
import { useChannelTree } from '../../../data/targeting/useTerms';
import { useLcid } from '../../../texts/useLcid';

export interface DepartmentButtons {
  buttons: NewsFilterButton[];
  /**
   * The channels are not known yet: these are all that are configured, to keep their place free.
   */
  isExpected: boolean;
}

/** Buttons of the department strip. The channels are asked for only when the strip is on. */
export function useDepartmentButtons(): DepartmentButtons {
  const { settings } = useSession();
  const isOn = settings.showFilterByDepartmentButtons && settings.newsFilterButtonConfig.length > 0;
  const tree = useChannelTree(useLcid(), isOn);
  if (tree.state === 'ready')
    return { buttons: departmentButtons(settings, tree.value), isExpected: false };
  return {
    buttons: isOn && tree.state === 'loading' ? settings.newsFilterButtonConfig : [],
    isExpected: true,
  };
}
