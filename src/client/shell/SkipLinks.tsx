import { makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../texts/useTexts';
import { square } from '../ui/layout';

const useStyles = makeStyles({
  link: {
    position: 'absolute',
    zIndex: 20,
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':not(:focus)': {
      ...square('1px'),
      clipPath: 'inset(50%)',
      overflow: 'hidden',
      padding: 0,
      whiteSpace: 'nowrap',
    },
  },
});

/** The first stop of the keyboard: past the header (SHELL-02). */
export function SkipLinks() {
  const styles = useStyles();
  const { shell } = useTexts();
  return (
    <a href="#content" className={styles.link} onClick={focusContent}>
      {shell.skipToContent}
    </a>
  );
}

function focusContent(event: React.MouseEvent): void {
  // The address keeps its own hash and the router sees no navigation.
  event.preventDefault();
  document.getElementById('content')?.focus();
}
