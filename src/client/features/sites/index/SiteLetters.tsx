import { memo } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import {
  anchorOf,
  symbols,
  type IndexedSite,
  type LetterGroup,
} from '#shared/rules/sites/siteIndex';
import { useTexts } from '../../../texts/useTexts';
import { focusRing, plainList, title400 } from '../../../ui/style/layout';
import { useNearPart, type NearPart } from '../../../ui/widget/useNearPart';
import { SiteRow } from './SiteRow';

/** Pixels; what is not drawn is as high as what is. */
const size = { head: 48, row: 72, gap: 16, narrowest: 300 } as const;
const line = size.row + size.gap;

const useStyles = makeStyles({
  // The letters above stick to the window; there may be two lines of them.
  head: {
    ...title400,
    boxSizing: 'border-box',
    height: `${size.head}px`,
    margin: 0,
    paddingTop: tokens.spacingVerticalL,
    color: tokens.colorNeutralForeground2,
    scrollMarginTop: '80px',
    ...focusRing('-2px'),
  },
  list: {
    ...plainList,
    boxSizing: 'border-box',
    display: 'grid',
    alignContent: 'start',
    gridAutoRows: `${size.row}px`,
    gap: `${size.gap}px`,
  },
});

interface SiteLettersProps {
  letters: readonly LetterGroup[];
  total: number;
}

/**
 * The sites of the index by their letters (SITES-15). Of thousands only those near the window are
 * drawn; the headings are there always, so that links lead to them (SITES-16).
 */
export function SiteLetters({ letters, total }: SiteLettersProps) {
  const [near, watch] = useNearPart();
  const columns = Math.max(1, Math.floor((near.width + size.gap) / (size.narrowest + size.gap)));
  return (
    <div ref={watch}>
      {placed(letters, columns).map(({ letter, top, ...place }) => (
        <Letter
          key={letter}
          letter={letter}
          columns={columns}
          total={total}
          {...place}
          {...linesNear(near, top + size.head, place.lines)}
        />
      ))}
    </div>
  );
}

interface Placed extends LetterGroup {
  lines: number;
  /** Pixels above it. */
  top: number;
  /** Sites before its own. */
  before: number;
}

function placed(letters: readonly LetterGroup[], columns: number): Placed[] {
  const found: Placed[] = [];
  let [top, before] = [0, 0];
  for (const { letter, sites } of letters) {
    const lines = Math.ceil(sites.length / columns);
    found.push({ letter, sites, lines, top, before });
    top += size.head + lines * line;
    before += sites.length;
  }
  return found;
}

function linesNear(near: NearPart, top: number, lines: number): { from: number; to: number } {
  const within = (value: number) => Math.min(lines, Math.max(0, value));
  return {
    from: within(Math.floor((near.top - top) / line)),
    to: within(Math.ceil((near.bottom - top) / line)),
  };
}

interface LetterProps {
  letter: string;
  sites: readonly IndexedSite[];
  lines: number;
  columns: number;
  /** Lines that are drawn. */
  from: number;
  to: number;
  /** Sites before these, and in all. */
  before: number;
  total: number;
}

const Letter = memo(function Letter({
  letter,
  sites,
  lines,
  columns,
  from,
  to,
  before,
  total,
}: LetterProps) {
  const styles = useStyles();
  const texts = useTexts('siteIndex');
  const height = lines * line;
  const start = from * columns;
  return (
    <>
      <h3
        id={anchorOf(letter)}
        // Reached by the letters alone.
        tabIndex={-1}
        className={styles.head}
        aria-label={letter === symbols.letter ? texts.symbols : undefined}
      >
        {letter}
      </h3>
      {from === to ? (
        <div style={{ height }} />
      ) : (
        <ul
          className={styles.list}
          style={{
            height,
            paddingTop: from * line,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {sites.slice(start, to * columns).map(({ group }, index) => (
            <SiteRow
              key={group.id}
              group={group}
              place={before + start + index + 1}
              total={total}
            />
          ))}
        </ul>
      )}
    </>
  );
});
