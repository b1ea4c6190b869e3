import { makeStyles } from '@fluentui/react-components';
import type { Term } from '#shared/contract/pages/terms';
import { useLast } from '../../data/read/useLast';
import { useChannelTree, useLanguageTerms } from '../../data/targeting/useTerms';
import { useTexts } from '../../texts/useTexts';
import { useLcid } from '../../texts/useLcid';
import { SelectInput } from '../../ui/form/SelectInput';
import { stacked } from '../../ui/style/layout';
import { SourceNotice } from '../../ui/widget/SourceNotice';

// A long name does not make it wider than its place.
const useStyles = makeStyles({ root: { ...stacked('0'), minWidth: 0 } });

interface TermSelectProps {
  of: 'channel' | 'language';
  /** The id of a term, or empty. */
  value: string;
  onChange: (id: string) => void;
}

/**
 * Chooses a channel or a language by its name; those that cannot be read are told, with another
 * try. What `Field` gives it goes to the control.
 */
export function TermSelect({ of, value, onChange, ...field }: TermSelectProps) {
  const styles = useStyles();
  const { emptyChoice, groups } = useTexts('featureSettings');
  const { parts } = useTexts('settingTitles');
  const lcid = useLcid();
  const isChannel = of === 'channel';
  const [channels, languages] = [
    useChannelTree(lcid, isChannel),
    useLanguageTerms(lcid, !isChannel),
  ];
  const state = isChannel ? channels : languages;
  const read = useLast(state);
  const terms = listed(read ?? [], '');
  const known = terms.some(({ id }) => id === value.toLowerCase());
  return (
    <div className={styles.root}>
      {state.state === 'failed' && (
        <SourceNotice
          name={(isChannel ? parts.channels : undefined) ?? groups.languages}
          failure={state.failure}
          reload={state.reload}
        />
      )}
      <SelectInput
        {...field}
        value={known ? value.toLowerCase() : value}
        onChange={(_, data) => onChange(data.value)}
      >
        <option value="">{emptyChoice}</option>
        {!known && value !== '' && <option value={value}>{read ? value : '…'}</option>}
        {terms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}

function listed(terms: readonly Term[], above: string): { id: string; name: string }[] {
  return terms.flatMap(({ Guid, Name, Terms }) => [
    { id: Guid.toLowerCase(), name: above + Name },
    ...listed(Terms, `${above}${Name} › `),
  ]);
}
