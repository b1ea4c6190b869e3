import { useId, type ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { oneLine, stacked } from '../style/layout';

const useStyles = makeStyles({
  list: { ...stacked(tokens.spacingVerticalS), ':empty': { display: 'none' } },
  heading: {
    display: 'block',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Hover,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  title: oneLine,
  detail: {
    ...oneLine,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** The options below the field of a link; `children` are options and groups of them. */
export function LinkList({ id, children }: { id: string; children: ReactNode }) {
  const styles = useStyles();
  const { found } = useTexts('editing').links;
  return (
    <div role="listbox" id={id} aria-label={found} className={styles.list}>
      {children}
    </div>
  );
}

/** The links that one source has found. */
export function LinkGroup({ name, children }: { name: string; children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} role="presentation" className={styles.heading}>
        {name}
      </span>
      {children}
    </div>
  );
}

interface LinkOptionProps {
  id: string;
  isActive: boolean;
  icon: ReactNode;
  title: string;
  detail?: string | undefined;
  choose: () => void;
}

export function LinkOption({ id, isActive, icon, title, detail, choose }: LinkOptionProps) {
  const styles = useStyles();
  return (
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      className={mergeClasses(styles.option, isActive && styles.active)}
      // The keyboard stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      {icon}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </div>
  );
}
