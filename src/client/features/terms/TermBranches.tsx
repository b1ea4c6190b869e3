import { makeStyles, tokens } from '@fluentui/react-components';
import type { Term } from '#shared/contract/terms';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { plainList } from '../../ui/layout';
import type { TermEditing } from './termEditing';
import { TermRow } from './TermRow';
import type { TermActions } from './useTermActions';

const useStyles = makeStyles({
  list: { ...plainList, '& li + li': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` } },
  // The level shows in the row's own indent, so that the lines between the rows go from side to
  // side.
  below: { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
});

interface TermBranchesProps {
  editing: TermEditing;
  terms: readonly Term[];
  label: string;
  /** How many terms they lie below. */
  level?: number;
  actions: TermActions;
  showHistory: (term: Term) => void;
  askDelete: (term: Term) => void;
}

/** Terms with the terms below them. */
export function TermBranches({
  editing,
  terms,
  label,
  level = 0,
  actions,
  showHistory,
  askDelete,
}: TermBranchesProps) {
  const styles = useStyles();
  const { list } = useTexts('terms');
  const move = (from: number, to: number) => {
    const From = terms.map(({ Guid }) => Guid);
    const Guids = [...From];
    const moved = Guids.splice(from, 1);
    Guids.splice(to, 0, ...moved);
    for (const Moved of moved) void actions.order({ Guids, Moved, From });
  };
  return (
    <ul className={styles.list} aria-label={label}>
      {terms.map((term, index) => (
        <li key={term.Guid}>
          <TermRow
            of={editing.of}
            term={term}
            level={level}
            isBusy={actions.isBusy}
            moveUp={index > 0 ? () => move(index, index - 1) : undefined}
            moveDown={index < terms.length - 1 ? () => move(index, index + 1) : undefined}
            showHistory={() => showHistory(term)}
            askDelete={() => askDelete(term)}
          />
          {term.Terms.length > 0 && (
            <div className={styles.below}>
              <TermBranches
                editing={editing}
                terms={term.Terms}
                label={format(list.below, { name: term.Name })}
                level={level + 1}
                actions={actions}
                showHistory={showHistory}
                askDelete={askDelete}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
