import { useState } from 'react';
import { Field, SearchBox, Text, makeStyles, tokens } from '@fluentui/react-components';
import { sitesNamed, type SiteCard } from '#shared/rules/sites';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/hiddenText';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { stacked } from '../../ui/layout';
import { FramedSection } from '../../ui/FramedSection';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { WhenVisible } from '../../ui/WhenVisible';
import { SiteCards } from './SiteCards';
import { useGroupSites } from './useGroupSites';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  filter: { maxWidth: '320px', '@media (max-width: 767.98px)': { maxWidth: 'none' } },
  input: { width: '100%', '@media (max-width: 767.98px)': { minHeight: '44px' } },
  none: { color: tokens.colorNeutralForeground2 },
});

/** The sites of the person's groups and teams. Asks for nothing before somebody comes near. */
export function GroupSites() {
  return (
    <WhenVisible placeholder={<RowsPlaceholder count={4} />}>
      <Section />
    </WhenVisible>
  );
}

function Section() {
  const texts = useTexts('collaboration');
  const sites = useGroupSites(texts.groups);
  return (
    <FramedSection
      title={texts.groups}
      introduction={texts.groupsIntroduction}
      state={sites}
      placeholder={<RowsPlaceholder count={4} />}
      emptyText={texts.noGroups}
    >
      {(items) => <FilteredSites sites={items} />}
    </FramedSection>
  );
}

function FilteredSites({ sites }: { sites: readonly SiteCard[] }) {
  const styles = useStyles();
  const texts = useTexts('collaboration');
  const { hidden } = useHiddenText();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const found = sitesNamed(sites, typed);
  return (
    <div className={styles.root}>
      <Field label={texts.filter} className={styles.filter}>
        <SearchBox
          className={styles.input}
          value={typed}
          onChange={(_, { value }) => setTyped(value)}
        />
      </Field>
      <span role="status" className={hidden}>
        {typed.trim() && plural(texts.found, found.length, locale)}
      </span>
      {found.length > 0 ? (
        <SiteCards sites={found} />
      ) : (
        <Text className={styles.none}>{texts.noGroups}</Text>
      )}
    </div>
  );
}
