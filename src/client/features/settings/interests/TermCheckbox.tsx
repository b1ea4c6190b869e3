import { useId, useState } from 'react';
import { Checkbox, mergeClasses, Link } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons/svg/open';
import type { Term } from '#shared/contract/pages/terms';
import { siteOf } from '#shared/rules/targeting/channelProperties';
import {
  lockOf,
  markOf,
  withTerm,
  withoutTerm,
  type ChosenTerms,
} from '#shared/rules/targeting/termChoice';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { format } from '#shared/rules/values/format';
import { useOpensNewTab } from '../../../data/useOpensNewTab';
import { useTexts } from '../../../texts/useTexts';
import { useChoiceStyles } from '../choiceStyles';
import { LockReason } from '../LockReason';

export interface TermChoice {
  chosen: ChosenTerms;
  choose: (next: ChosenTerms) => void;
}

interface TermCheckboxProps extends TermChoice {
  term: Term;
  /**
   * One that is no longer in use can be left, and chosen again until the list is closed; for terms
   * without a "Clear All".
   */
  leavesUnused?: boolean;
}

/** One term with its mark; a term that cannot be changed says why (CHANNELS-06..08). */
export function TermCheckbox({ term, chosen, choose, leavesUnused = false }: TermCheckboxProps) {
  const styles = useChoiceStyles();
  const reasonId = useId();
  const [wasChosen] = useState(chosen.has(term.Guid));
  const lock = lockOf(term);
  const mark = markOf(term, chosen);
  const isLeavable = leavesUnused && wasChosen && lock === 'deprecated';
  const toggle = () => {
    // It alone: chosen again, it brings back none of those below it.
    if (isLeavable) {
      const others = [...chosen].filter((id) => id !== term.Guid);
      return new Set(chosen.has(term.Guid) ? others : [...others, term.Guid]);
    }
    return mark === true ? withoutTerm(chosen, term) : withTerm(chosen, term);
  };
  return (
    <div className={styles.line}>
      <Checkbox
        className={mergeClasses(styles.control, lock === 'group' && styles.group)}
        indicator={{ className: styles.mark }}
        label={term.Name}
        checked={mark}
        disabled={lock !== undefined && !isLeavable}
        aria-describedby={lock && reasonId}
        onChange={() => choose(toggle())}
      />
      <LockReason id={reasonId} lock={lock} />
      <SiteLink term={term} />
    </div>
  );
}

/** Leads to a channel's site (CHANNELS-33); nothing where it has none. */
function SiteLink({ term }: { term: Term }) {
  const { interests } = useTexts('settings');
  const opensNewTab = useOpensNewTab();
  const site = siteOf(term);
  const label = format(interests.site, { name: term.Name });
  return (
    site && (
      <Link
        href={safeAddress(site)}
        {...(opensNewTab && { target: '_blank' })}
        rel="noreferrer"
        aria-label={label}
        title={label}
      >
        <OpenRegular aria-hidden fontSize={16} />
      </Link>
    )
  );
}
