import { useEffect, useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchBox, makeStyles, tokens } from '@fluentui/react-components';
import { shortestSearch } from '#shared/rules/people/peopleQueries';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';
import { FramedSection } from '../../ui/widget/FramedSection';
import { ColleagueGrid, GridPlaceholder } from './ColleagueGrid';
import { FoundColleagues } from './FoundColleagues';
import { useRelatedPeople } from './useRelatedPeople';

/** Milliseconds without typing after which is searched. Spec: content §9. */
const pause = 500;
/** Not `q`, which is what the search dialog looks for. */
const parameter = 'find';

const useStyles = makeStyles({
  search: { display: 'block', maxWidth: '640px', marginBottom: tokens.spacingVerticalXL },
  box: { width: '100%', maxWidth: 'none', '@media (max-width: 767.98px)': { minHeight: '44px' } },
  hint: {
    display: 'block',
    minHeight: '20px',
    marginTop: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});

/**
 * The search box and what it finds (PEOPLE-36). What is searched for stands in the address, so that
 * going back finds it again.
 */
export function FindColleagues() {
  const styles = useStyles();
  const { find } = useTexts('people');
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(parameter) ?? '';
  const [text, setText] = useState(wanted);
  // An address that changes by itself, by a link or by going back, says what is searched for now.
  const [seen, setSeen] = useState(wanted);
  if (seen !== wanted) {
    setSeen(wanted);
    if (text.trim() !== wanted) setText(wanted);
  }
  const searchNow = (next: string) =>
    setSearch(withText(next), { replace: true, preventScrollReset: true });
  useEffect(() => {
    if (text.trim() === wanted) return;
    const timer = setTimeout(
      () => setSearch(withText(text.trim()), { replace: true, preventScrollReset: true }),
      pause,
    );
    return () => clearTimeout(timer);
  }, [text, wanted, setSearch]);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Enter' && searchNow(text.trim());
  const isTooShort = text.trim() !== '' && text.trim().length < shortestSearch;
  return (
    <>
      <div role="search" className={styles.search}>
        <SearchBox
          className={styles.box}
          size="large"
          value={text}
          aria-label={find.label}
          aria-describedby="people-hint"
          placeholder={find.placeholder}
          dismiss={{ 'aria-label': find.clear }}
          onChange={(_, { value }) => setText(value)}
          onKeyDown={onKeyDown}
        />
        <span id="people-hint" role="status" className={styles.hint}>
          {isTooShort && format(find.tooShort, { count: shortestSearch })}
        </span>
      </div>
      {wanted.length >= shortestSearch ? <FoundColleagues text={wanted} /> : <RelatedPeople />}
    </>
  );
}

function withText(text: string) {
  return (present: URLSearchParams) => {
    const changed = new URLSearchParams(present);
    if (text) changed.set(parameter, text);
    else changed.delete(parameter);
    return changed;
  };
}

/** The people one works with, while nothing is searched for. */
function RelatedPeople() {
  const { find } = useTexts('people');
  const state = useRelatedPeople(find.related);
  return (
    <FramedSection
      title={find.related}
      state={state}
      placeholder={<GridPlaceholder count={12} />}
      emptyText={find.none}
    >
      {(people) => <ColleagueGrid people={people} />}
    </FramedSection>
  );
}
