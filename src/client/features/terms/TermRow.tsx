import {
  Button,
  MenuItem,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import type { Term } from '#shared/contract/pages/terms';
import { BranchRow, type EditedBranch } from '../../editing/BranchRow';
import { HistoryAndDelete } from '../../editing/HistoryAndDelete';
import { useBranchStyles } from '../../editing/branchStyles';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/leave/modal';
import { OrderMenuItems } from '../../ui/order/OrderControls';
import { RowMenu } from '../../ui/list/RowMenu';
import type { TermsOf } from './termEditing';
import { useTermTraits } from './useTermTraits';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  // Nothing folds here.
  row: {
    paddingInlineStart: `calc(${tokens.spacingHorizontalL} + var(--level) * 24px)`,
    [phone]: { paddingInlineStart: `calc(${tokens.spacingHorizontalM} + var(--level) * 12px)` },
  },
  retired: { color: tokens.colorNeutralForeground3, textDecorationLine: 'line-through' },
});

interface TermRowProps extends EditedBranch {
  of: TermsOf;
  term: Term;
}

/** One term: its name, its special traits, and the actions on it. */
export function TermRow(props: TermRowProps) {
  const { of, term, level, place } = props;
  const styles = useStyles();
  const branch = useBranchStyles();
  const { forms } = useTexts('editing');
  const open = useOpenModal();
  const traits = useTermTraits(term);
  const name = term.Name;
  return (
    <BranchRow
      level={level}
      place={place}
      className={styles.row}
      words={
        <>
          <Text
            weight={level === 0 ? 'semibold' : 'regular'}
            className={mergeClasses(term.IsDeprecated && styles.retired)}
          >
            {name}
          </Text>
          {traits.length > 0 && (
            <Text size={200} className={branch.quiet}>
              {traits.join(' · ')}
            </Text>
          )}
        </>
      }
      actions={
        <>
          <Button
            className={branch.action}
            appearance="subtle"
            icon={<EditRegular />}
            aria-label={format(forms.editThis, { name })}
            title={forms.edit}
            onClick={() => open(`terms/${of}/edit/${term.Guid}`)}
          />
          <TermMenu {...props} />
        </>
      }
    />
  );
}

/** The further actions on a term. */
function TermMenu({ of, term, place, showHistory, askDelete }: TermRowProps) {
  const { list } = useTexts('terms');
  const { forms } = useTexts('editing');
  const open = useOpenModal();
  return (
    <RowMenu label={format(forms.more, { name: term.Name })}>
      {of === 'channels' && (
        <MenuItem icon={<AddRegular />} onClick={() => open(`terms/${of}/add/${term.Guid}`)}>
          {list.addBelow}
        </MenuItem>
      )}
      <OrderMenuItems place={place} />
      <HistoryAndDelete showHistory={showHistory} askDelete={askDelete} />
    </RowMenu>
  );
}
