import { useState } from 'react';
import { Button, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  canClearAll,
  countChosen,
  withoutAll,
  type ChosenTerms,
} from '#shared/rules/targeting/termChoice';
import { plural } from '../../../texts/plural';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { fingerHeight, inRow } from '../../../ui/style/layout';
import { ChannelBranch } from './ChannelBranch';
import { choicesColumns, useChoiceStyles } from '../choiceStyles';
import { SaveFailure } from '../SaveFailure';
import { Choices } from '../SettingsSection';
import type { ChoosableTerms } from './useChoosableTerms';
import { useInterestsSaving } from './useInterests';

const useStyles = makeStyles({
  head: {
    ...inRow(),
    justifyContent: 'space-between',
    minHeight: '44px',
    marginBottom: tokens.spacingVerticalS,
  },
  count: { color: tokens.colorNeutralForeground2 },
  button: { flexShrink: 0, ...fingerHeight },
  tree: choicesColumns,
  root: { breakInside: 'avoid', paddingBottom: tokens.spacingVerticalM },
});

/**
 * The channels as nested checkboxes, with "Clear All" and a way back from it (CHANNELS-04,
 * CHANNELS-05).
 */
export function ChannelTree({ terms, stored }: ChoosableTerms) {
  const styles = { ...useChoiceStyles(), ...useStyles() };
  const { interests } = useTexts('settings');
  const locale = useLocale();
  const { chosen, choose, failure, retry } = useInterestsSaving(stored);
  const [cleared, setCleared] = useState<ChosenTerms>();
  const change = (next: ChosenTerms, before?: ChosenTerms) => {
    setCleared(before);
    choose(next);
  };
  const clearAll = () => change(withoutAll(chosen, terms), chosen);
  // Followed meanwhile, by a sync or on another device, is not taken back.
  const undo = (before: ChosenTerms) => change(new Set([...chosen, ...before]));
  return (
    <>
      <SaveFailure name={interests.name} failure={failure} retry={retry} />
      <Choices name={interests.title}>
        <div className={styles.head}>
          <Text className={styles.count}>
            {plural(interests.followed, countChosen(chosen, terms), locale)}
          </Text>
          {(cleared ?? canClearAll(chosen, terms)) && (
            <Button
              className={styles.button}
              onClick={() => (cleared ? undo(cleared) : clearAll())}
            >
              {cleared ? interests.undo : interests.clearAll}
            </Button>
          )}
        </div>
        <ul className={mergeClasses(styles.list, styles.outermost, styles.tree)}>
          {terms.map((term) => (
            <li key={term.Guid} className={styles.root}>
              <ChannelBranch term={term} chosen={chosen} choose={change} />
            </li>
          ))}
        </ul>
      </Choices>
    </>
  );
}
