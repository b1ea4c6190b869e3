import { useEffect, useRef, type RefObject } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import type { FoundRow } from '#shared/rules/search/foundRows';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { PassingButton } from '../../ui/leave/PassingButton';
import { fingerHeight, plainList, stacked } from '../../ui/style/layout';
import { SourceNotice } from '../../ui/widget/SourceNotice';
import { stop } from './moveByArrows';
import { ResultRow } from './ResultRow';
import type { Section } from '../../data/search/searchSections';
import { useFoundPart, type Search } from '../../data/search/useFoundPart';
import { Skeleton, SkeletonItem } from '../../ui/widget/Skeleton';

const useStyles = makeStyles({
  list: plainList,
  waiting: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  lines: { ...stacked(tokens.spacingVerticalS), flexGrow: 1 },
  more: {
    marginLeft: tokens.spacingHorizontalXS,
    ...fingerHeight,
  },
});

export interface PartProps {
  section: Section;
  search: Search;
  /** Rows before this part. */
  start: number;
  /** The person has just asked for it; those shown at first come by themselves. */
  isAsked: boolean;
  isLast: boolean;
  onMore: () => void;
  onOpen: (row: FoundRow) => void;
  /**
   * Told how many rows there are; nothing while they are not known, `failed` when they cannot be.
   */
  onState: (start: number, state: number | 'failed' | undefined) => void;
}

/** One part of a section, in its four states. */
export function FoundRows(props: PartProps) {
  const { section, search, start, isAsked, isLast, onMore, onOpen, onState } = props;
  const styles = useStyles();
  const texts = useTexts('search');
  const title = section.title(texts);
  const found = useFoundPart(section, search, start, title);
  const count =
    found.state === 'ready'
      ? found.value.rows.length
      : found.state === 'empty'
        ? 0
        : found.state === 'failed'
          ? 'failed'
          : undefined;
  useEffect(() => onState(start, count), [onState, start, count]);
  const list = useFocusOnArrival(isAsked && found.state === 'ready');
  if (found.state === 'loading')
    return (
      <Skeleton aria-hidden>
        {[0, 1].map((index) => (
          <WaitingRow key={index} />
        ))}
      </Skeleton>
    );
  if (found.state === 'failed')
    return <SourceNotice name={title} failure={found.failure} reload={found.reload} />;
  if (found.state === 'empty') return null;
  const { missing } = found.value;
  // The button that asks again goes with its notice.
  const askAgain = () => {
    list.current?.querySelector<HTMLElement>('[data-search-stop]')?.focus();
    found.reload();
  };
  return (
    <>
      {missing && (
        <SourceNotice
          name={texts.sources[missing.source]}
          failure={missing.failure}
          reload={askAgain}
        />
      )}
      <ul ref={list} className={styles.list}>
        {found.value.rows.map((row) => (
          <li key={row.key}>
            <ResultRow row={row} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {isLast && found.value.hasMore && <NextPart section={title} list={list} onMore={onMore} />}
    </>
  );
}

interface NextPartProps {
  section: string;
  /** The rows above it. */
  list: RefObject<HTMLElement | null>;
  onMore: () => void;
}

/**
 * Asks for the next part and goes; until that comes, and where it fails or is empty, the keyboard
 * stays at the row above.
 */
function NextPart({ section, list, onMore }: NextPartProps) {
  const styles = useStyles();
  const texts = useTexts('search');
  return (
    <PassingButton
      appearance="subtle"
      size="small"
      className={styles.more}
      icon={<ChevronDownRegular />}
      aria-label={format(texts.showMoreOf, { section })}
      onClick={onMore}
      next={() =>
        [...(list.current?.querySelectorAll<HTMLElement>('[data-search-stop]') ?? [])].at(-1)
      }
      {...stop}
    >
      {texts.showMore}
    </PassingButton>
  );
}

/** The button that asked for this part is gone: the keyboard goes on at what came. */
function useFocusOnArrival(hasArrived: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (hasArrived && !(document.activeElement instanceof HTMLInputElement))
      list.current?.querySelector<HTMLElement>('[data-search-stop]')?.focus();
  }, [hasArrived]);
  return list;
}

function WaitingRow() {
  const styles = useStyles();
  return (
    <div className={styles.waiting}>
      <SkeletonItem shape="square" size={36} />
      <div className={styles.lines}>
        <SkeletonItem size={16} style={{ width: '55%' }} />
        <SkeletonItem size={12} style={{ width: '80%' }} />
      </div>
    </div>
  );
}
