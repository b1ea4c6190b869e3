import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { makeStyles, tokens, Button } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import type { FoundRow } from '#shared/rules/search/foundRows';
import {
  maxSearchLength,
  searchDelay,
  sinceOf,
  wordsOf,
  type TimeRange,
} from '#shared/rules/search/searchText';
import { format } from '#shared/rules/values/format';
import { presentDate } from '../../platform/presentTime';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/style/hiddenText';
import { lowWindow, stacked, wrapped } from '../../ui/style/layout';
import { useKeptState } from '../../ui/useKeptState';
import { useQuery } from '../../ui/useQuery';
import { CommandRows } from './CommandRows';
import { matchingCommands, type Command } from './commands';
import { moveByArrows } from './moveByArrows';
import { NothingFound } from './NothingFound';
import { RecentSearches } from './RecentSearches';
import { Results } from './Results';
import { SearchField } from './SearchField';
import { TimeFilter } from './TimeFilter';
import { recordClick } from '../../data/search/recordClick';
import { trackApp } from '../../data/tracking';
import { useRecentSearches } from './useRecentSearches';
import { useClosingTracked } from './useSearchTracking';
import { useMedia } from '../../platform/useMedia';
import { useSettled } from '../../platform/useSettled';
import { useSuggestions } from './useSuggestions';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalL),
  start: stacked(tokens.spacingVerticalXL),
  top: {
    ...stacked(),
    position: 'sticky',
    top: `calc(-1 * ${tokens.spacingHorizontalXXL})`,
    zIndex: 1,
    margin: `calc(-1 * ${tokens.spacingHorizontalXXL}) calc(-1 * ${tokens.spacingHorizontalXXL}) 0`,
    padding: `${tokens.spacingHorizontalL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 767.98px)': {
      top: `calc(-1 * ${tokens.spacingHorizontalL})`,
      margin: `calc(-1 * ${tokens.spacingHorizontalL}) calc(-1 * ${tokens.spacingHorizontalL}) 0`,
      padding: `${tokens.spacingHorizontalM} ${tokens.spacingHorizontalL}`,
    },
    // It would take the room of what is found.
    [`@media ${lowWindow}`]: { position: 'static' },
  },
  // Beside the dialog's close button.
  field: { paddingRight: '40px' },
  suggestions: wrapped(tokens.spacingHorizontalXS),
  button: { minWidth: 'auto', maxWidth: '100%' },
});

interface SearchDialogProps {
  /** The commands that the field offers. */
  commands: readonly Command[];
  /** The content below the recent searches before anything is typed. */
  start: ReactNode;
}

/**
 * The search dialog: one field, everything that is found by source (SEARCH-29). Its text is in the
 * address, so that it can be linked to and come back to (SEARCH-05).
 */
export function SearchDialog({ commands, start }: SearchDialogProps) {
  const styles = useStyles();
  const { hidden } = useHiddenText();
  const { shell } = useTexts();
  const texts = useTexts('search');
  const [query, write] = useQuery();
  const { state } = useLocation() as { state: unknown };
  const [typed, setTyped] = useState(() => (query.get('q') ?? '').slice(0, maxSearchLength));
  const [range, setRange] = useKeptState<TimeRange>('searchRange', 'any');
  const [text, settle] = useSettled(typed.trim(), searchDelay);
  const root = useRef<HTMLDivElement>(null);
  const isTouched = useMedia('(pointer: coarse)');
  useClosingTracked();
  const { recent, keep, clear } = useRecentSearches();
  const suggestions = useSuggestions(text, recent, shell.search);
  const search = useMemo(() => ({ text, since: sinceOf(range, presentDate()) }), [text, range]);
  const isWanted = wordsOf(text).length > 0;
  // Signs alone are not searched for: nothing is found by them.
  const isWordless = typed.trim() !== '' && text !== '' && !isWanted;
  // They are here already, and wait for nothing.
  const fitting = range === 'any' ? matchingCommands(commands, typed) : [];
  const isInAddress = (query.get('q') ?? '') === text;
  useEffect(() => {
    if (!isInAddress) write((present) => withText(present, text), { replace: true, state });
  }, [text, isInAddress, write, state]);

  const choose = (chosen: string) => {
    setTyped(chosen);
    settle(chosen);
    keep(chosen);
  };
  // The button that was pressed goes. A finger reads the results, which its keyboard would cover.
  const choosePressed = (chosen: string) => {
    choose(chosen);
    if (!isTouched) root.current?.querySelector<HTMLElement>('[data-search-stop]')?.focus();
  };
  const open = (row: FoundRow) => {
    keep(text);
    // Only the organisation's apps are found, nobody's own.
    if (row.kind === 'app') trackApp({ Url: row.address, IsPersonal: false });
    recordClick(row, text);
  };
  return (
    <div ref={root} className={styles.root} onKeyDown={moveByArrows}>
      <div className={styles.top}>
        <div className={styles.field}>
          <SearchField
            text={typed}
            setText={setTyped}
            onEnter={() => typed.trim() && choose(typed.trim())}
          />
        </div>
        {isWanted && <TimeFilter range={range} setRange={setRange} />}
        {isWanted && <Suggestions suggestions={suggestions} onChoose={choosePressed} />}
      </div>
      <CommandRows commands={fitting} />
      {isWanted && (
        <Results key={`${text} ${range}`} search={search} onOpen={open} others={fitting.length} />
      )}
      <span role="status" className={hidden}>
        {isWordless && format(texts.noResults, { q: text })}
      </span>
      {isWordless && <NothingFound text={text} />}
      {typed.trim() === '' && !isWanted && (
        <div className={styles.start}>
          <RecentSearches recent={recent} onChoose={choosePressed} onClear={clear} />
          {start}
        </div>
      )}
    </div>
  );
}

/** The search with the text; nothing once another dialog is on its way. */
function withText(present: URLSearchParams, text: string): URLSearchParams | undefined {
  if (present.get('modal') !== 'search') return undefined;
  const changed = new URLSearchParams(present);
  if (text) changed.set('q', text);
  else changed.delete('q');
  return changed;
}

interface SuggestionsProps {
  suggestions: readonly string[];
  onChoose: (text: string) => void;
}

/** Suggestions of texts that the person may mean (SEARCH-12). */
function Suggestions({ suggestions, onChoose }: SuggestionsProps) {
  const styles = useStyles();
  const texts = useTexts('search');
  if (suggestions.length === 0) return null;
  return (
    <div role="group" aria-label={texts.suggestions} className={styles.suggestions}>
      {suggestions.map((text) => (
        <Button
          key={text}
          appearance="subtle"
          size="small"
          icon={<SearchRegular />}
          className={styles.button}
          onClick={() => onChoose(text)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
