import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { inRow } from '../style/layout';
import { scrollWithin } from '../../platform/scrollWithin';

/** Pixels between two slides (TODAY-14). */
const gap = 10;

const useStyles = makeStyles({
  track: {
    display: 'flex',
    columnGap: `${gap}px`,
    // Shadows and the ring of the keyboard are drawn outside of the slides.
    margin: '-4px',
    padding: '4px',
    listStyleType: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
  },
  slide: {
    display: 'flex',
    flex: '0 0 100%',
    scrollSnapAlign: 'start',
    scrollMarginInlineStart: '4px',
    '@media (min-width: 320px)': { flexBasis: `calc((100% - ${gap}px) / 1.1)` },
    ':only-child': { flexBasis: '100%' },
  },
  controls: { ...inRow(), justifyContent: 'center', marginTop: tokens.spacingVerticalS },
  button: { minWidth: '44px', minHeight: '44px' },
  position: {
    minWidth: '4em',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface CarouselProps {
  id: string;
  /** Names the list of slides. */
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** Index of the slide to turn to once it is there. */
  wanted?: number;
}

/**
 * Slides side by side: swiped, or turned by two buttons, after the last comes the first
 * (TODAY-14..16).
 */
export function Carousel({ id, label, slides, wanted = 0 }: CarouselProps) {
  const styles = useStyles();
  const texts = useTexts().widgets;
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const turnTo = (index: number) => {
    const wrapped = (index + slides.length) % slides.length;
    setPosition(wrapped);
    scrollWithin(track.current!, track.current!.children[wrapped] as HTMLElement);
  };
  const target = wanted < slides.length ? wanted : 0;
  const [turned, setTurned] = useState(target);
  if (turned !== target) {
    setTurned(target);
    if (target > 0) setPosition(target);
  }
  // Once for each: a page that is shown again stays at the slide that it was left at.
  const done = useRef(target);
  useEffect(() => {
    if (done.current === target) return;
    done.current = target;
    if (target > 0) scrollWithin(track.current!, track.current!.children[target] as HTMLElement);
  }, [target]);
  const noticeSwipe = ({ currentTarget: list }: React.UIEvent<HTMLUListElement>) => {
    const width = (list.firstElementChild?.clientWidth ?? 0) + gap;
    const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
    if (width > gap && !list.dataset['turning'])
      setPosition(isAtEnd ? slides.length - 1 : Math.round(list.scrollLeft / width));
  };
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <ul id={id} ref={track} className={styles.track} onScroll={noticeSwipe}>
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <Button
            className={styles.button}
            appearance="subtle"
            icon={<ChevronLeftRegular />}
            aria-label={texts.previous}
            onClick={() => turnTo(position - 1)}
          />
          <Text size={200} className={styles.position} aria-live="polite">
            {format(texts.slide, {
              position: Math.min(position + 1, slides.length),
              total: slides.length,
            })}
          </Text>
          <Button
            className={styles.button}
            appearance="subtle"
            icon={<ChevronRightRegular />}
            aria-label={texts.next}
            onClick={() => turnTo(position + 1)}
          />
        </div>
      )}
    </div>
  );
}
