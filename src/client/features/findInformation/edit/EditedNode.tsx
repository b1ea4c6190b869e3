import { useRef, useState } from 'react';
import { Link, MenuItem, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { PersonQuestionMarkRegular } from '@fluentui/react-icons/svg/person-question-mark';
import type { NavigationBranch } from '#shared/contract/pages/navigationNodes';
import { menuLevels } from '#shared/rules/pages/navigation';
import { WhyPanel } from '../../../audience/LaterWhyPanel';
import { useSession } from '../../../data/session/session';
import { useTermNames } from '../../../data/targeting/useTermNames';
import { useBranchStyles } from '../../../editing/branchStyles';
import { Part } from '../../../loading/Part';
import { format } from '../../../texts/format';
import { useLcid } from '../../../texts/useLcid';
import { useTexts } from '../../../texts/useTexts';
import { useOpenModal } from '../../../ui/leave/modal';
import { OrderHandle, OrderMenuItems } from '../../../ui/order/OrderControls';
import type { Place } from '../../../ui/order/Place';
import { RowMenu } from '../../../ui/list/RowMenu';
import { ChannelTag } from '../ChannelTag';
import { FoldButton } from '../FoldButton';
import type { MenuActions } from './useMenuActions';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  // In line with what can be folded.
  last: {
    '::before': { content: '""', flexShrink: 0, width: '28px' },
    '@media (pointer: coarse)': { '::before': { width: '44px' } },
  },
  leaving: { opacity: 0.5, pointerEvents: 'none' },
  title: {
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    lineHeight: tokens.lineHeightBase300,
    [phone]: { minHeight: '44px' },
  },
  section: { fontWeight: tokens.fontWeightSemibold },
});

interface EditedNodeProps {
  branch: NavigationBranch;
  level: number;
  place: Place;
  actions: MenuActions;
  showHistory: () => void;
  askDelete: () => void;
}

/** One node in edit mode: a press on its title edits it (FIND-08). */
export function EditedNode(props: EditedNodeProps) {
  const { branch, level, place, actions } = props;
  const styles = useStyles();
  const look = useBranchStyles();
  const open = useOpenModal();
  const isLeaving = actions.leaving.has(branch.Id);
  return (
    <div
      className={mergeClasses(
        look.row,
        level + 1 === menuLevels && styles.last,
        isLeaving && styles.leaving,
      )}
      inert={isLeaving}
      style={{ '--level': level } as object}
    >
      {level + 1 < menuLevels && (
        <FoldButton
          name={branch.Title}
          isFolded={actions.isFolded(branch.Id)}
          toggle={() => actions.toggle(branch.Id)}
        />
      )}
      <div className={look.words}>
        <Link
          as="button"
          className={mergeClasses(styles.title, level === 0 && styles.section)}
          onClick={() => open(`find-information/edit/${branch.Id}`)}
        >
          {branch.Title}
        </Link>
        <ChannelTag channels={branch.ChannelTermNavigationNodes} isQuiet />
        <Languages branch={branch} />
      </div>
      <div className={look.actions}>
        <OrderHandle place={place} className={look.action} />
        <NodeMenu {...props} />
      </div>
    </div>
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

/** What else can be done with a node. */
function NodeMenu({ branch, place, showHistory, askDelete }: EditedNodeProps) {
  const { forms } = useTexts('editing');
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
        <MenuItem icon={<HistoryRegular />} onClick={showHistory}>
          {forms.history}
        </MenuItem>
        <MenuItem icon={<DeleteRegular />} onClick={askDelete}>
          {forms.delete}
        </MenuItem>
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
