import { useId } from 'react';
import { Checkbox, mergeClasses } from '@fluentui/react-components';
import type { Term } from '#shared/contract/terms';
import { lockOf, markOf, withTerm, withoutTerm, type ChosenTerms } from '#shared/rules/termChoice';
import { useChoiceStyles } from './choiceStyles';
import { SiteLink } from './SiteLink';
import { LockReason } from './LockReason';

export interface TermChoice {
  chosen: ChosenTerms;
  choose: (next: ChosenTerms) => void;
}

/** One term with its mark; a term that cannot be changed says why (CHANNELS-06..08). */
export function TermCheckbox({ term, chosen, choose }: TermChoice & { term: Term }) {
  const styles = useChoiceStyles();
  const reasonId = useId();
  const lock = lockOf(term);
  const mark = markOf(term, chosen);
  return (
    <div className={styles.line}>
      <Checkbox
        className={mergeClasses(styles.control, lock === 'group' && styles.group)}
        indicator={{ className: styles.mark }}
        label={term.Name}
        checked={mark}
        disabled={lock !== undefined}
        aria-describedby={lock && reasonId}
        onChange={() => choose(mark === true ? withoutTerm(chosen, term) : withTerm(chosen, term))}
      />
      <LockReason id={reasonId} lock={lock} />
      <SiteLink term={term} />
    </div>
  );
}
