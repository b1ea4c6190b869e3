import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import type { NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { menuLevels, nextPlace } from '#shared/rules/pages/navigation';
import { useBranchStyles } from '../../../editing/branchStyles';
import { useEditedOrder } from '../../../editing/useEditedOrder';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { useOpenModal } from '../../../ui/leave/modal';
import { OrderedList } from '../../../ui/order/OrderedList';
import { EditedNode } from './EditedNode';
import type { MenuActions } from './useMenuActions';
import { fingerHeight } from '../../../ui/style/layout';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  add: {
    paddingBlock: tokens.spacingVerticalXS,
    paddingInlineStart: `calc(28px + ${tokens.spacingHorizontalM} + var(--level) * 24px)`,
    [phone]: {
      paddingInlineStart: `calc(28px + ${tokens.spacingHorizontalS} + var(--level) * 12px)`,
    },
  },
  button: fingerHeight,
});

interface EditedBranchesProps {
  branches: readonly NavigationBranch[];
  /** The node they lie below; nothing for sections. */
  parent: NavigationBranch | undefined;
  /** How many nodes they lie below. */
  level: number;
  actions: MenuActions;
  showHistory: (branch: NavigationBranch) => void;
  askDelete: (branch: NavigationBranch) => void;
}

/** The nodes of one parent in their order, each with what lies below it (FIND-13). */
export function EditedBranches({
  branches,
  parent,
  level,
  actions,
  showHistory,
  askDelete,
}: EditedBranchesProps) {
  const styles = useBranchStyles();
  const texts = useTexts('menuEditor');
  const one = {
    idOf: ({ Id }: NavigationBranch) => Id,
    nameOf: ({ Title }: NavigationBranch) => Title,
  };
  const { items, move, conflict } = useEditedOrder({
    ...{ ...one, stored: branches, act: actions.act },
    send: (wanted, _, idempotencyKey) => actions.sendOrder(wanted, idempotencyKey),
  });
  return (
    <>
      {conflict}
      <OrderedList
        {...{ ...one, items, move }}
        label={parent ? format(texts.below, { name: parent.Title }) : texts.title}
        layout="column"
        className={styles.list}
        end={parent && <AddBelow parent={parent} level={level} />}
      >
        {(branch, place) => (
          <>
            <EditedNode
              branch={branch}
              level={level}
              place={place}
              actions={actions}
              showHistory={() => showHistory(branch)}
              askDelete={() => askDelete(branch)}
            />
            {level + 1 < menuLevels && !isFolded(branch, actions) && (
              <div className={styles.below}>
                <EditedBranches
                  branches={branch.Children}
                  parent={branch}
                  level={level + 1}
                  actions={actions}
                  showHistory={showHistory}
                  askDelete={askDelete}
                />
              </div>
            )}
          </>
        )}
      </OrderedList>
    </>
  );
}

/** Without anything below it there is nothing to unfold it by (FIND-12). */
function isFolded({ Id, Children }: NavigationBranch, actions: MenuActions): boolean {
  return Children.length > 0 && actions.isFolded(Id);
}

/** Adds a heading to a section, or a link to a heading (FIND-05, FIND-09). */
function AddBelow({ parent, level }: { parent: NavigationBranch; level: number }) {
  const styles = useStyles();
  const texts = useTexts('menuEditor');
  const open = useOpenModal();
  const add = level === 1 ? texts.addHeading : texts.newLink;
  const place = { parentId: String(parent.Id), Order: String(nextPlace(parent.Children)) };
  return (
    <li className={styles.add} style={{ '--level': level } as object}>
      <Button
        className={styles.button}
        appearance="subtle"
        size="small"
        icon={<AddRegular />}
        aria-label={format(texts.addTo, { add, name: parent.Title })}
        onClick={() => open('find-information/add', place)}
      >
        {add}
      </Button>
    </li>
  );
}
