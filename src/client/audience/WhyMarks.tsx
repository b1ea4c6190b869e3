import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Portal, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { QuestionCircleFilled } from '@fluentui/react-icons/svg/question-circle';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { fingerHeight, fingers, inRow } from '../ui/style/layout';
import { PassingButton } from '../ui/leave/PassingButton';
import { PanelButton } from '../ui/PanelButton';
import { useMarkedThings, type MarkedThing } from './useMarkedThings';
import { WhyPanel } from './WhyPanel';

const useStyles = makeStyles({
  mark: {
    minWidth: '32px',
    maxWidth: '32px',
    height: '32px',
    color: tokens.colorBrandForeground1,
    [fingers]: {
      minWidth: '44px',
      maxWidth: '44px',
      height: '44px',
    },
  },
  corner: {
    position: 'absolute',
    top: '6px',
    insetInlineEnd: '6px',
    zIndex: 2,
    boxShadow: tokens.shadow8,
  },
  // Lines of text stay where they are.
  inline: { flexShrink: 0, alignSelf: 'center', marginBlock: '-8px' },
  strip: {
    ...inRow(tokens.spacingHorizontalM),
    position: 'fixed',
    bottom: `calc(${tokens.spacingVerticalL} + var(--bottom-bar, 0px))`,
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 1,
    boxSizing: 'border-box',
    width: 'max-content',
    maxWidth: 'calc(100vw - 24px)',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    boxShadow: tokens.shadow16,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
    '@media print': { display: 'none' },
  },
  done: { flexShrink: 0, ...fingerHeight },
});

interface WhyMarksProps {
  stop: () => void;
  /** Finds what takes the keyboard over from what is done with them. */
  next: () => HTMLElement | null;
}

/**
 * While somebody asks why they see things: a mark on each of which it can be said, until they are
 * done. Cards and menus have nothing of it before.
 */
export function WhyMarks({ stop, next }: WhyMarksProps) {
  const styles = useStyles();
  const { marks, title } = useTexts('why');
  const things = useMarkedThings();
  useEffect(() => {
    const end = (event: KeyboardEvent) => {
      // A panel that is open takes the key for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) stop();
    };
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, [stop]);
  return (
    <>
      {things.map((thing) => createPortal(<Mark {...thing} />, thing.element, thing.elementKey))}
      <Portal>
        <section className={styles.strip} aria-label={title}>
          <Text role="status">{things.length > 0 ? marks.on : marks.none}</Text>
          <PassingButton className={styles.done} onClick={stop} next={next}>
            {marks.done}
          </PassingButton>
        </section>
      </Portal>
    </>
  );
}

function Mark({ thing, name, isBox, element }: MarkedThing) {
  const styles = useStyles();
  const texts = useTexts('why');
  const words = name ? format(texts.of, { name }) : texts.title;
  return (
    <PanelButton
      className={mergeClasses(styles.mark, isBox ? styles.corner : styles.inline)}
      shape="circular"
      appearance={isBox ? 'secondary' : 'subtle'}
      icon={<QuestionCircleFilled />}
      aria-label={words}
      title={words}
      opens="dialog"
      next={() => element.querySelector('a, button')}
      panel={(target, setOpen) => (
        <WhyPanel thing={thing} target={target} close={() => setOpen(false)} />
      )}
    />
  );
}
