import { useId } from 'react';
import { Spinner, Text, makeStyles, tokens } from '@fluentui/react-components';
import type { PeopleFilters } from '#shared/rules/people/peopleQueries';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { MoreButton } from '../../ui/list/MoreButton';
import { FramedSection } from '../../ui/widget/FramedSection';
import { SourceNotice } from '../../ui/widget/SourceNotice';
import { ColleagueGrid, GridPlaceholder } from './ColleagueGrid';
import { useFoundColleagues } from './useFoundColleagues';
import { fingerHeight } from '../../ui/style/layout';

const useStyles = makeStyles({
  count: { display: 'block', minHeight: '20px', color: tokens.colorNeutralForeground2 },
  more: { display: 'flex', justifyContent: 'center', marginTop: tokens.spacingVerticalXL },
  button: fingerHeight,
});

/** The colleagues who fit what was typed, some at a time (PEOPLE-36). */
export function FoundColleagues({ text, filters }: { text: string; filters: PeopleFilters }) {
  const styles = useStyles();
  const listId = useId();
  const locale = useLocale();
  const { find } = useTexts('people');
  const { showMore: showMoreText } = useTexts().widgets;
  const { state, shown, hasMore, isLoadingMore, moreFailure, showMore } = useFoundColleagues(
    text,
    filters,
    find.results,
  );
  const total = state.state === 'ready' ? state.value.total : undefined;
  const count =
    hasMore && total === undefined
      ? format(find.foundSoFar, { count: shown.length })
      : plural(find.found, total ?? shown.length, locale);
  return (
    <FramedSection
      title={find.results}
      introduction={
        <span role="status" className={styles.count}>
          {state.state === 'ready' && count}
          {state.state === 'empty' && find.noneHint}
        </span>
      }
      state={state}
      placeholder={<GridPlaceholder count={12} />}
      emptyText={find.none}
    >
      {() => (
        <>
          <ColleagueGrid id={listId} people={shown} />
          {moreFailure && (
            <SourceNotice name={find.results} failure={moreFailure} reload={showMore} />
          )}
          {hasMore && !moreFailure && (
            <div className={styles.more}>
              <MoreButton
                className={styles.button}
                controls={listId}
                count={shown.length}
                disabledFocusable={isLoadingMore}
                icon={isLoadingMore ? <Spinner size="tiny" /> : undefined}
                onPress={showMore}
              >
                <Text>{showMoreText}</Text>
              </MoreButton>
            </div>
          )}
        </>
      )}
    </FramedSection>
  );
}
