import { Link, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { WhoRowMenu } from '../../../audience/WhoRowMenu';
import { useSession } from '../../../data/session/session';
import { useTermNames } from '../../../data/targeting/useTermNames';
import { BranchRow, type EditedBranch } from '../../../editing/BranchRow';
import { HistoryAndDelete } from '../../../editing/HistoryAndDelete';
import { useBranchStyles } from '../../../editing/branchStyles';
import { format } from '#shared/rules/values/format';
import { useLcid } from '../../../texts/useLcid';
import { useTexts } from '../../../texts/useTexts';
import { useOpenModal } from '../../../ui/leave/modal';
import { OrderMenuItems } from '../../../ui/order/OrderControls';
import { ChannelTag } from '../ChannelTag';
import { FoldButton } from '../FoldButton';
import type { MenuActions } from './useMenuActions';
import { fingerHeight } from '../../../ui/style/layout';

const useStyles = makeStyles({
  // In line with what can be folded.
  unfolded: {
    '::before': { content: '""', flexShrink: 0, width: '28px' },
    '@media (pointer: coarse)': { '::before': { width: '44px' } },
  },
  leaving: { opacity: 0.5, pointerEvents: 'none' },
  title: {
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    lineHeight: tokens.lineHeightBase300,
    ...fingerHeight,
  },
  section: { fontWeight: tokens.fontWeightSemibold },
});

interface EditedNodeProps extends EditedBranch {
  branch: NavigationBranch;
  actions: MenuActions;
}

/** One node in edit mode: a press on its title edits it (FIND-08). */
export function EditedNode(props: EditedNodeProps) {
  const { branch, level, place, actions } = props;
  const styles = useStyles();
  const open = useOpenModal();
  const isLeaving = actions.leaving.has(branch.Id);
  const canFold = branch.Children.length > 0;
  return (
    <BranchRow
      level={level}
      place={place}
      className={mergeClasses(!canFold && styles.unfolded, isLeaving && styles.leaving)}
      isLeaving={isLeaving}
      fold={
        canFold && (
          <FoldButton
            name={branch.Title}
            isFolded={actions.isFolded(branch.Id)}
            toggle={() => actions.toggle(branch.Id)}
          />
        )
      }
      words={
        <>
          <Link
            as="button"
            className={mergeClasses(styles.title, level === 0 && styles.section)}
            onClick={() => open(`find-information/edit/${branch.Id}`)}
          >
            {branch.Title}
          </Link>
          <ChannelTag channels={branch.ChannelTermNavigationNodes} isQuiet />
          <Languages branch={branch} />
        </>
      }
      actions={<NodeMenu {...props} />}
    />
  );
}

/** The languages of a node, while the portal filters by language (FIND-11). */
function Languages({ branch }: { branch: NavigationBranch }) {
  const { enableLanguageFilteringForWorkplace } = useSession().settings;
  if (!enableLanguageFilteringForWorkplace) return null;
  return branch.LanguageTermNavigationNodes.length > 0 && <LanguageNames branch={branch} />;
}

function LanguageNames({ branch }: { branch: NavigationBranch }) {
  const styles = useBranchStyles();
  const names = useTermNames(useLcid());
  return (
    <Text size={200} className={styles.quiet}>
      {branch.LanguageTermNavigationNodes.map(
        ({ LanguageTermId }) => names.get(LanguageTermId) ?? '…',
      ).join(', ')}
    </Text>
  );
}

/** The further actions on a node. */
function NodeMenu({ branch, place, showHistory, askDelete }: EditedNodeProps) {
  const { forms } = useTexts('editing');
  return (
    <WhoRowMenu
      label={format(forms.more, { name: branch.Title })}
      thing={{ kind: 'navigationNode', id: branch.Id }}
      first={<OrderMenuItems place={place} />}
    >
      <HistoryAndDelete showHistory={showHistory} askDelete={askDelete} />
    </WhoRowMenu>
  );
}
