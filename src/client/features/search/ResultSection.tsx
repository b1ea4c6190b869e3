import { useCallback, useId, useState } from 'react';
import { Subtitle2, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FoundRow } from '#shared/rules/search/foundRows';
import { rowsAtOnce } from '#shared/rules/search/searchText';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';
import { useKeptState } from '../../ui/useKeptState';
import { FoundRows } from './FoundRows';
import type { Section } from '../../data/search/searchSections';
import type { Search } from '../../data/search/useFoundPart';

const useStyles = makeStyles({
  root: stacked(tokens.spacingVerticalXS),
  // It keeps its state, and searches again with the next text.
  empty: { display: 'none' },
  title: { margin: 0, padding: `0 ${tokens.spacingHorizontalM}` },
});

/** A section's state: how many rows it shows, that it failed, or nothing yet. */
export type SectionState = number | 'failed' | undefined;

interface ResultSectionProps {
  section: Section;
  search: Search;
  onState: (key: string, state: SectionState) => void;
  onOpen: (row: FoundRow) => void;
}

/** One source's results, five at a time (SEARCH-29). */
export function ResultSection({ section, search, onState, onOpen }: ResultSectionProps) {
  const styles = useStyles();
  const texts = useTexts('search');
  const id = useId();
  const [parts, setParts] = useKeptState(`search ${section.key} ${search.text} ${search.since}`, 1);
  const [partsAtFirst] = useState(parts);
  const [isEmpty, setEmpty] = useState(false);
  // Further parts come only after full ones.
  const report = useCallback(
    (start: number, state: SectionState) => {
      if (start === 0) setEmpty(state === 0);
      if (start === 0 || typeof state === 'number')
        onState(section.key, typeof state === 'number' ? start + state : state);
    },
    [onState, section.key],
  );
  return (
    <section aria-labelledby={id} className={mergeClasses(styles.root, isEmpty && styles.empty)}>
      <Subtitle2 as="h2" id={id} className={styles.title}>
        {section.title(texts)}
      </Subtitle2>
      <div>
        {Array.from({ length: parts }, (_, index) => (
          <FoundRows
            key={index}
            section={section}
            search={search}
            start={index * rowsAtOnce}
            isAsked={index >= partsAtFirst}
            isLast={index === parts - 1}
            onMore={() => setParts(parts + 1)}
            onOpen={onOpen}
            onState={report}
          />
        ))}
      </div>
    </section>
  );
}
