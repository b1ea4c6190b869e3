import { useRef, useState } from 'react';
import { Link, MenuItem, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PersonQuestionMarkRegular } from '@fluentui/react-icons/svg/person-question-mark';
import type { NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { WhyPanel } from '../../../audience/LaterWhyPanel';
import { useSession } from '../../../data/session/session';
import { useTermNames } from '../../../data/targeting/useTermNames';
import { BranchRow, HistoryAndDelete, type EditedBranch } from '../../../editing/BranchRow';
import { useBranchStyles } from '../../../editing/branchStyles';
import { Part } from '../../../loading/Part';
import { format } from '#shared/rules/values/format';
import { useLcid } from '../../../texts/useLcid';
import { useTexts } from '../../../texts/useTexts';
import { useOpenModal } from '../../../ui/leave/modal';
import { OrderMenuItems } from '../../../ui/order/OrderControls';
import { RowMenu } from '../../../ui/list/RowMenu';
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
  const texts = useTexts('menuEditor');
  const { who } = useTexts('why');
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RowMenu ref={button} label={format(texts.more, { name: branch.Title })}>
        <OrderMenuItems place={place} />
        <MenuItem icon={<PersonQuestionMarkRegular />} onClick={() => setAsking(true)}>
          {who}
        </MenuItem>
        <HistoryAndDelete showHistory={showHistory} askDelete={askDelete} />
      </RowMenu>
      {isAsking && (
        <Part>
          <WhyPanel
            thing={{ kind: 'navigationNode', id: branch.Id }}
            title={who}
            target={button}
            close={() => setAsking(false)}
          />
        </Part>
      )}
    </>
  );
}
