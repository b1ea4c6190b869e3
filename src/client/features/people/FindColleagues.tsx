import type { KeyboardEvent } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import {
  peopleFilterNames,
  maxPeopleSearchLength,
  minSearchLength,
} from '#shared/rules/people/peopleQueries';
import { format } from '#shared/rules/values/format';
import { useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { FoundColleagues } from './FoundColleagues';
import { ListedColleagues } from './ListedColleagues';
import { PeopleFilterFields } from './PeopleFilterFields';
import { SearchInput } from '../../ui/form/SearchInput';
import { useColleagueSearch } from './useColleagueSearch';
import { FramedSection } from '../../ui/widget/FramedSection';
import { ColleagueGrid, GridPlaceholder } from './ColleagueGrid';
import { useRelatedPeople } from './useRelatedPeople';
import { fingerHeight } from '../../ui/style/layout';

const useStyles = makeStyles({
  tools: { '@media (min-width: 768px)': { marginBottom: '40px' } },
  search: { display: 'block', maxWidth: '640px', marginBottom: tokens.spacingVerticalS },
  box: { width: '100%', maxWidth: 'none', ...fingerHeight },
  quiet: { color: tokens.colorNeutralForeground2 },
  hint: {
    display: 'block',
    minHeight: '20px',
    marginTop: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Only the index of SharePoint finds people by a skill. */
const withoutSkill = peopleFilterNames.filter((name) => name !== 'skill');

/**
 * The search box, what narrows it, and what it finds (PEOPLE-36): in Microsoft 365, or without a
 * licence in what the portal lists.
 */
export function FindColleagues({ licensed }: { licensed: boolean }) {
  const { config } = useSession();
  const hasSkills = licensed && config.sharePointUrl !== '';
  const names = hasSkills ? peopleFilterNames : withoutSkill;
  const styles = useStyles();
  const { find } = useTexts('people');
  const { typed, type, text, filters, isWanted, searchNow } = useColleagueSearch(names);
  const Found = licensed ? FoundColleagues : ListedColleagues;
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Enter' && searchNow();
  const length = typed.find.trim().length;
  const isTooShort = length > 0 && length < minSearchLength;
  return (
    <>
      <div role="search" className={styles.tools}>
        <div className={styles.search}>
          <SearchInput
            className={styles.box}
            size="large"
            maxLength={maxPeopleSearchLength}
            value={typed.find}
            aria-label={find.label}
            aria-describedby="people-hint"
            placeholder={find.placeholder}
            dismiss={{ 'aria-label': find.clear }}
            onChange={(_, { value }) => type('find', value)}
            onKeyDown={onKeyDown}
          />
          <span id="people-hint" role="status" className={styles.hint}>
            {isTooShort && format(find.tooShort, { count: minSearchLength })}
          </span>
        </div>
        <PeopleFilterFields typed={typed} type={type} names={names} />
      </div>
      {licensed && !isWanted && <RelatedPeople />}
      {!licensed && !isWanted && !isTooShort && (
        <Text className={styles.quiet}>{format(find.start, { count: minSearchLength })}</Text>
      )}
      {isWanted && <Found text={text} filters={filters} />}
    </>
  );
}

/** The people one works with, while nothing is searched for. */
function RelatedPeople() {
  const { find } = useTexts('people');
  const state = useRelatedPeople(find.related);
  return (
    <FramedSection
      measured="colleagues"
      title={find.related}
      state={state}
      placeholder={<GridPlaceholder count={12} />}
      emptyText={find.none}
    >
      {(people) => <ColleagueGrid people={people} />}
    </FramedSection>
  );
}
