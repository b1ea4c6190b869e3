import { useEffect, useId, useMemo, useRef } from 'react';
import {
  Button,
  Portal,
  Subtitle2,
  Text,
  makeStyles,
  tokens,
  usePositioning,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useHasLicence } from '../../data/session/session';
import { useMedia } from '../../platform/useMedia';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { inRow, stacked } from '../../ui/style/layout';
import { outlined, partInWindow } from './outlined';
import { endTour } from './requestedTour';
import type { TourPage } from './tours';
import { useTour, type Place } from './useTour';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  root: {
    ...stacked(tokens.spacingVerticalS),
    position: 'fixed',
    boxSizing: 'border-box',
    width: '340px',
    maxWidth: 'calc(100vw - 24px)',
    maxHeight: 'calc(100dvh - 24px)',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow28,
    [phone]: {
      insetInline: '12px',
      bottom: 'calc(var(--bottom-bar, 0px) + 12px)',
      width: 'auto',
    },
    '@media print': { display: 'none' },
  },
  head: { ...inRow(tokens.spacingHorizontalS), justifyContent: 'space-between' },
  title: { margin: 0 },
  text: { textWrap: 'pretty' },
  foot: { ...inRow(tokens.spacingHorizontalS), flexWrap: 'wrap' },
  count: { flexGrow: 1, color: tokens.colorNeutralForeground2 },
  button: { [phone]: { minHeight: '44px', minWidth: '72px' } },
  close: { [phone]: { minHeight: '44px', minWidth: '44px' } },
});

/** Shows the person around a page, one thing after the other; the page stays as it is below. */
export function Tour({ page }: { page: TourPage }) {
  const { place, go } = useTour(page);
  return (
    place && (
      <Portal>
        {/* A new one each time, so that a screen reader says what it is about. */}
        <Card key={place.name} place={place} go={go} />
      </Portal>
    )
  );
}

function Card({ place, go }: { place: Place; go: (by: number) => void }) {
  const styles = useStyles();
  const texts = useTexts('tour');
  const id = useId();
  const hasLicence = useHasLicence();
  const { title, text } = texts.steps[place.name];
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const isLast = place.number === place.count;
  return (
    <div
      ref={useCardBeside(place.target)}
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className={styles.root}
    >
      <div className={styles.head}>
        <Subtitle2 as="h2" id={`${id}title`} className={styles.title}>
          {title}
        </Subtitle2>
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={texts.end}
          className={styles.close}
          onClick={endTour}
        />
      </div>
      <Text id={`${id}text`} className={styles.text}>
        {place.name === 'search' && !hasLicence ? texts.searchOwn : text}
      </Text>
      <div className={styles.foot}>
        <Text size={200} className={styles.count}>
          {format(texts.count, { step: place.number, count: place.count })}
        </Text>
        {place.number > 1 && (
          <Button className={styles.button} onClick={() => go(-1)}>
            {texts.back}
          </Button>
        )}
        <Button ref={next} appearance="primary" className={styles.button} onClick={() => go(1)}>
          {isLast ? texts.done : texts.next}
        </Button>
      </div>
    </div>
  );
}

/** Outlines what the card is about, and places it there; on a phone it has a place of its own. */
function useCardBeside(target: HTMLElement) {
  const isPhone = useMedia('(max-width: 767.98px)');
  const beside = useMemo(
    () => ({ getBoundingClientRect: () => partInWindow(target), contextElement: target }),
    [target],
  );
  const { containerRef } = usePositioning({
    target: beside,
    position: 'below',
    align: 'start',
    offset: 12,
    overflowBoundaryPadding: 12,
    strategy: 'fixed',
  });
  useEffect(() => outlined(target, isPhone), [target, isPhone]);
  return isPhone ? undefined : containerRef;
}
