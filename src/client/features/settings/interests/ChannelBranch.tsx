import { useId } from 'react';
import { Radio, RadioGroup, mergeClasses } from '@fluentui/react-components';
import type { Term } from '#shared/contract/pages/terms';
import { chosenBelow, lockOf, offersOne, withOneBelow } from '#shared/rules/targeting/termChoice';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { useChoiceStyles } from '../choiceStyles';
import { LockReason } from '../LockReason';
import { TermCheckbox, type TermChoice } from './TermCheckbox';

/** A channel with the channels below it (CHANNELS-04). */
export function ChannelBranch({ term, ...choice }: TermChoice & { term: Term }) {
  return (
    <>
      <TermCheckbox term={term} {...choice} />
      <ChannelsBelow parent={term} {...choice} />
    </>
  );
}

/** The channels below one: checkboxes, or radio buttons where only one may be chosen. */
function ChannelsBelow({ parent, ...choice }: TermChoice & { parent: Term }) {
  const styles = useChoiceStyles();
  const { below } = useTexts('settings').interests;
  if (parent.Terms.length === 0) return null;
  if (offersOne(parent)) return <OneOfChannels parent={parent} {...choice} />;
  return (
    <ul
      className={mergeClasses(styles.list, styles.nested)}
      aria-label={format(below, { name: parent.Name })}
    >
      {parent.Terms.map((term) => (
        <li key={term.Guid}>
          <ChannelBranch term={term} {...choice} />
        </li>
      ))}
    </ul>
  );
}

/** Radio buttons (CHANNELS-10). What the directory has set among them cannot be replaced. */
function OneOfChannels({ parent, ...choice }: TermChoice & { parent: Term }) {
  const styles = useChoiceStyles();
  const { below, noneOfThese } = useTexts('settings').interests;
  const { chosen, choose } = choice;
  const current = chosenBelow(chosen, parent);
  return (
    <RadioGroup
      className={styles.nested}
      aria-label={format(below, { name: parent.Name })}
      value={current?.Guid ?? ''}
      disabled={current?.DisableSelection}
      onChange={(_, { value }) => choose(withOneBelow(chosen, parent, value || undefined))}
    >
      <div className={styles.line}>
        <Radio
          className={styles.control}
          indicator={{ className: styles.mark }}
          value=""
          label={noneOfThese}
        />
      </div>
      {parent.Terms.map((term) => (
        <div key={term.Guid}>
          <ChannelRadio term={term} />
          <ChannelsBelow parent={term} {...choice} />
        </div>
      ))}
    </RadioGroup>
  );
}

function ChannelRadio({ term }: { term: Term }) {
  const styles = useChoiceStyles();
  const reasonId = useId();
  const lock = lockOf(term);
  return (
    <div className={styles.line}>
      <Radio
        className={styles.control}
        indicator={{ className: styles.mark }}
        value={term.Guid}
        label={term.Name}
        // Left out it follows the group.
        {...(lock && { disabled: true })}
        aria-describedby={lock && reasonId}
      />
      <LockReason id={reasonId} lock={lock} />
    </div>
  );
}
