import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import {
  Radio,
  RadioGroup,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { ComparedText } from '../history/ComparedText';
import { useSideStyles } from '../sideStyles';
import {
  changedOnlyBy,
  shownSide,
  textPlaces,
  type ChangedOnlyBy,
  type Place,
  type Side,
  type TextPlaces,
} from '../history/textPlaces';
import { treeOfText } from '../history/treeOfText';

const useStyles = makeStyles({
  places: {
    listStyleType: 'none',
    margin: `${tokens.spacingVerticalM} 0 0`,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
  },
  name: { marginBottom: tokens.spacingVerticalXS },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface TextChoiceProps {
  theirs: string;
  /** The text that is in the form. */
  value: string;
  /** With what both began, where that is known. */
  base: string | undefined;
  onChange: (html: string) => void;
}

/** A text with what was chosen of it, place by place. */
interface Chosen extends TextPlaces {
  /** With which the choosing began: all of mine. */
  mine: string;
  sides: readonly Side[];
  /** The text that these choices make. */
  text: string;
}

/**
 * A text that two have written, place by place: theirs, mine, or both. A choice is in the form at
 * once; text that is typed there, or undone, counts as mine from then on.
 */
export function TextChoice({ theirs, value, base, onChange }: TextChoiceProps) {
  const styles = useStyles();
  const { comparison } = useTexts('editing');
  const locale = useLocale();
  const [chosen, setChosen] = useState(() => begin(theirs, value, base));
  const [seen, setSeen] = useState(value);
  const typed = useDeferredValue(value);
  // A choice is in the form a moment before the deferred value knows it.
  if (typed === value && typed !== seen) {
    setSeen(typed);
    if (typed !== chosen.text) setChosen(begin(theirs, typed, undefined));
  }
  const { places, sides } = chosen;
  const changedBy = useMemo(() => whoChanged(places, base), [places, base]);
  const choose = (at: number, side: Side) => {
    const next = withSides(
      chosen,
      theirs,
      sides.map((own, index) => (index === at ? side : own)),
    );
    setChosen(next);
    onChange(next.text);
  };
  const onBegin = useEffectEvent(() => {
    if (chosen.text !== value) onChange(chosen.text);
  });
  useEffect(() => onBegin(), []);
  return (
    <>
      <Text>{plural(comparison.places, places.length, locale)}</Text>
      <ol className={styles.places}>
        {places.map((place, at) => (
          <li key={at}>
            <PlaceChoice
              place={place}
              name={format(comparison.place, { number: at + 1, total: places.length })}
              changedBy={changedBy[at]}
              side={sides[at] ?? 'mine'}
              choose={(side) => choose(at, side)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/**
 * Places that only one of both has changed are theirs or mine without a question, where that is
 * known.
 */
function begin(theirs: string, mine: string, base: string | undefined): Chosen {
  const found = textPlaces(treeOfText(theirs), treeOfText(mine));
  const sides = whoChanged(found.places, base).map((side): Side => side ?? 'mine');
  return withSides({ ...found, mine, sides, text: mine }, theirs, sides);
}

/** Chosen as a whole, a text stays letter by letter as it was. */
function withSides(chosen: Chosen, theirs: string, sides: readonly Side[]): Chosen {
  const isAll = (side: Side) => sides.every((own) => own === side);
  const text = isAll('mine') ? chosen.mine : isAll('theirs') ? theirs : chosen.chosen(sides);
  return { ...chosen, sides, text };
}

function whoChanged(places: readonly Place[], base: string | undefined): ChangedOnlyBy[] {
  return base === undefined ? places.map(() => undefined) : changedOnlyBy(places, treeOfText(base));
}

interface PlaceChoiceProps {
  place: Place;
  name: string;
  changedBy: ChangedOnlyBy;
  side: Side;
  choose: (side: Side) => void;
}

function PlaceChoice({ place, name, changedBy, side, choose }: PlaceChoiceProps) {
  const styles = useStyles();
  const look = useSideStyles();
  const { forms, comparison } = useTexts('editing');
  const id = useId();
  const hasBoth = place.theirs.length > 0 && place.mine.length > 0;
  return (
    <div role="group" aria-labelledby={id}>
      <Text block id={id} className={styles.name}>
        {name}
        {changedBy && (
          <span className={styles.quiet}>
            {` · ${changedBy === 'theirs' ? comparison.onlyTheirs : comparison.onlyMine}`}
          </span>
        )}
      </Text>
      <RadioGroup
        aria-labelledby={id}
        className={look.sides}
        value={side}
        onChange={(_, { value }) => choose(value as Side)}
      >
        {(['theirs', 'mine'] as const).map((own) => (
          <div key={own} className={mergeClasses(look.side, side === own && look.chosen)}>
            <Radio
              className={look.radio}
              value={own}
              label={forms[own]}
              aria-describedby={`${id}${own}`}
            />
            <div id={`${id}${own}`} className={look.value}>
              <SideText place={place} side={own} />
            </div>
          </div>
        ))}
        {hasBoth && (
          <div className={mergeClasses(look.side, look.whole, side === 'both' && look.chosen)}>
            <Radio
              className={look.radio}
              value="both"
              label={`${comparison.both}: ${comparison.bothHint}`}
            />
          </div>
        )}
      </RadioGroup>
    </div>
  );
}

function SideText({ place, side }: { place: Place; side: 'theirs' | 'mine' }) {
  const styles = useStyles();
  const { comparison } = useTexts('editing');
  const blocks = useMemo(() => shownSide(place, side), [place, side]);
  return blocks.length === 0 ? (
    <Text italic className={styles.quiet}>
      {comparison.nothing}
    </Text>
  ) : (
    <ComparedText blocks={blocks} />
  );
}
