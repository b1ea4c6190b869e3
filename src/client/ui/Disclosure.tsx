import { useState, type ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { fingers, focusRing, inRow, oneLine, text200 } from './style/layout';
import { surface } from './style/surface';

const useStyles = makeStyles({
  summary: {
    ...focusRing(),
    width: 'fit-content',
    minHeight: '32px',
    paddingTop: tokens.spacingVerticalSNudge,
    paddingBottom: tokens.spacingVerticalSNudge,
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { textDecorationLine: 'underline' },
    [fingers]: {
      minHeight: '44px',
      paddingTop: tokens.spacingVerticalM,
      boxSizing: 'border-box',
    },
  },
  // The ring around it leaves what follows clear.
  open: { marginBottom: tokens.spacingVerticalXS },
  card: {
    ...surface,
    ...inRow(tokens.spacingHorizontalS),
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '44px',
    [fingers]: { minHeight: '44px', paddingTop: 0, boxSizing: 'border-box' },
    paddingTop: 0,
    paddingBottom: 0,
    paddingInline: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::-webkit-details-marker': { display: 'none' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, textDecorationLine: 'none' },
  },
  words: { ...oneLine, flexGrow: 1 },
  mark: {
    ...text200,
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
  },
  chevron: { flexShrink: 0, fontSize: '16px', lineHeight: 0 },
  content: { marginTop: tokens.spacingVerticalL },
  hidden: { display: 'none' },
});

interface DisclosureProps {
  summary: string;
  /** Opens it by itself, e.g. because something within is wrong. */
  isNeeded?: boolean;
  /** Its content is drawn when it is first opened. */
  isLate?: boolean;
  /**
   * It stands by itself, as one line over the width, in which `mark` is never cut. `isHidden`: what is
   * within stands there without the line, as where there is room for it.
   */
  card?: { mark: string; isHidden?: boolean };
  children: ReactNode;
}

/** Something that is read only when wanted: a line that opens it. */
export function Disclosure({ summary, isNeeded, isLate = false, card, children }: DisclosureProps) {
  const styles = useStyles();
  const [wasOpened, setOpened] = useState(!isLate);
  const [isOpen, setOpen] = useState(isNeeded ?? false);
  const Chevron = isOpen ? ChevronUpRegular : ChevronDownRegular;
  return (
    <details
      open={isNeeded || undefined}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        setOpened(true);
      }}
    >
      <summary
        className={mergeClasses(
          styles.summary,
          card ? styles.card : isOpen && styles.open,
          card?.isHidden && styles.hidden,
        )}
      >
        {card ? (
          <>
            <span className={styles.words}>{summary}</span>{' '}
            <span className={styles.mark}>{card.mark}</span>
            <Chevron aria-hidden className={styles.chevron} />
          </>
        ) : (
          summary
        )}
      </summary>
      {wasOpened && (
        <div className={card && !card.isHidden ? styles.content : undefined}>{children}</div>
      )}
    </details>
  );
}
