import {
  Button,
  MenuItem,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import type { Term } from '#shared/contract/pages/terms';
import { useBranchStyles } from '../../editing/branchStyles';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/leave/modal';
import { OrderHandle, OrderMenuItems } from '../../ui/order/OrderControls';
import type { Place } from '../../ui/order/Place';
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

interface TermRowProps {
  of: TermsOf;
  term: Term;
  level: number;
  place: Place;
  showHistory: () => void;
  askDelete: () => void;
}

/** One term: its name, what is special about it, and what can be done with it. */
export function TermRow(props: TermRowProps) {
  const { of, term, level, place } = props;
  const styles = useStyles();
  const branch = useBranchStyles();
  const { forms } = useTexts('editing');
  const open = useOpenModal();
  const traits = useTermTraits(term);
  const name = term.Name;
  return (
    <div className={mergeClasses(branch.row, styles.row)} style={{ '--level': level } as object}>
      <div className={branch.words}>
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
      </div>
      <div className={branch.actions}>
        <OrderHandle place={place} className={branch.action} />
        <Button
          className={branch.action}
          appearance="subtle"
          icon={<EditRegular />}
          aria-label={format(forms.editThis, { name })}
          title={forms.edit}
          onClick={() => open(`terms/${of}/edit/${term.Guid}`)}
        />
        <TermMenu {...props} />
      </div>
    </div>
  );
}

/** What else can be done with a term. */
function TermMenu({ of, term, place, showHistory, askDelete }: TermRowProps) {
  const { forms } = useTexts('editing');
  const { list } = useTexts('terms');
  const open = useOpenModal();
  return (
    <RowMenu label={format(list.more, { name: term.Name })}>
      {of === 'channels' && (
        <MenuItem icon={<AddRegular />} onClick={() => open(`terms/${of}/add/${term.Guid}`)}>
          {list.addBelow}
        </MenuItem>
      )}
      <OrderMenuItems place={place} />
      <MenuItem icon={<HistoryRegular />} onClick={showHistory}>
        {forms.history}
      </MenuItem>
      <MenuItem icon={<DeleteRegular />} onClick={askDelete}>
        {forms.delete}
      </MenuItem>
    </RowMenu>
  );
}
