import { useId } from 'react';
import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { ListedColleague } from '#shared/contract/people/colleagues';
import type { PeopleFilters } from '#shared/rules/people/peopleQueries';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { ShowMore } from '../../ui/list/ShowMore';
import { FieldValue } from '../../ui/person/PersonCard';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { cardGrid, fingers, inRow, plainList, stacked } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { FramedSection } from '../../ui/widget/FramedSection';
import { SourceNotice } from '../../ui/widget/SourceNotice';
import { GridPlaceholder } from './ColleagueGrid';
import { useListedColleagues } from './useListedColleagues';

const useStyles = makeStyles({
  count: { display: 'block', minHeight: '20px', color: tokens.colorNeutralForeground2 },
  grid: { ...cardGrid('290px'), ...plainList },
  card: {
    ...inRow(tokens.spacingHorizontalM),
    boxSizing: 'border-box',
    alignItems: 'flex-start',
    minWidth: 0,
    minHeight: '88px',
    padding: tokens.spacingHorizontalL,
    ...surface,
  },
  words: { ...stacked(tokens.spacingVerticalXXS), minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  reach: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    '& a': {
      [fingers]: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '44px',
      },
    },
  },
});

/** Colleagues as the portal lists them for people without a licence: called and written to here. */
export function ListedColleagues({ text, filters }: { text: string; filters: PeopleFilters }) {
  const styles = useStyles();
  const id = useId();
  const locale = useLocale();
  const { find } = useTexts('people');
  const { state, people, hasMore, moreFailure, showMore } = useListedColleagues(
    text,
    filters,
    find.results,
  );
  // A guest whom the address does not tell from a member.
  if (state.state === 'failed' && state.failure.status === 403)
    return <Text>{find.unlicensed}</Text>;
  return (
    <FramedSection
      title={find.results}
      introduction={
        <span role="status" className={styles.count}>
          {state.state === 'ready' && plural(find.found, state.value.total, locale)}
          {state.state === 'empty' && find.noneHint}
        </span>
      }
      state={state}
      placeholder={<GridPlaceholder count={12} />}
      emptyText={find.none}
    >
      {() => (
        <>
          <ul id={id} className={styles.grid}>
            {people.map((person) => (
              <li key={person.Id} className={styles.card}>
                <Card person={person} />
              </li>
            ))}
          </ul>
          {moreFailure && (
            <SourceNotice name={find.results} failure={moreFailure} reload={showMore} />
          )}
          <ShowMore
            button={hasMore && !moreFailure ? 'more' : 'none'}
            count={people.length}
            controls={id}
            onMore={showMore}
            onLess={() => undefined}
          />
        </>
      )}
    </FramedSection>
  );
}

function Card({ person }: { person: ListedColleague }) {
  const styles = useStyles();
  const { DisplayName, JobTitle, Department, OfficeLocation, Mail, WorkPhone } = person;
  const place = [Department, OfficeLocation].filter(Boolean).join(' · ');
  return (
    <>
      <PersonAvatar name={DisplayName} size={48} />
      <div className={styles.words}>
        <Text weight="semibold">{DisplayName}</Text>
        {JobTitle && (
          <Text size={200} className={styles.quiet}>
            {JobTitle}
          </Text>
        )}
        {place && (
          <Text size={200} className={styles.quiet}>
            {place}
          </Text>
        )}
        <div className={styles.reach}>
          {WorkPhone && <FieldValue field="workPhone" value={WorkPhone} />}
          {Mail && <FieldValue field="mail" value={Mail} />}
        </div>
      </div>
    </>
  );
}
