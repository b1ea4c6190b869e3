import type { NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { countNodes } from '#shared/rules/pages/navigation';
import { DeletionQuestion } from '../../../editing/EditedRows';
import { plural } from '../../../texts/plural';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';

interface DeleteNodeProps {
  branch: NavigationBranch;
  close: () => void;
  remove: () => void;
}

/** Asks before a node is deleted, and says how many go with it (FIND-28). */
export function DeleteNode({ branch, close, remove }: DeleteNodeProps) {
  const { deletion } = useTexts('menuEditor');
  const locale = useLocale();
  const count = countNodes(branch.Children);
  const text = count === 0 ? deletion.text : plural(deletion.below, count, locale);
  return (
    <DeletionQuestion
      deletion={{ title: deletion.title, text }}
      name={branch.Title}
      close={close}
      remove={remove}
    />
  );
}
