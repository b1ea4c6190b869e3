import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '../../../texts/useTexts';
import { fingers, focusRing, plainList, wrapped } from '../../../ui/style/layout';
import { useDepartmentButtons } from './useDepartmentButtons';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    '@media (min-width: 768px)': { marginBottom: tokens.spacingVerticalXL },
  },
  // Keeps the place free, so that the news does not move when the buttons come.
  expected: { visibility: 'hidden' },
  label: { color: tokens.colorNeutralForeground2 },
  list: { ...wrapped(tokens.spacingHorizontalS), ...plainList },
  button: {
    ...focusRing('1px'),
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    [fingers]: {
      minHeight: '44px',
      padding: `0 ${tokens.spacingHorizontalL}`,
    },
    ':hover': {
      backgroundColor: tokens.colorNeutralBackground1Hover,
      color: tokens.colorNeutralForeground1Hover,
    },
  },
});

/** "News from:" with one button per configured channel (NEWS-12); nothing when none remains. */
export function DepartmentStrip() {
  const styles = useStyles();
  const texts = useTexts().news;
  const id = useId();
  const { buttons, isExpected } = useDepartmentButtons();
  if (buttons.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={mergeClasses(styles.root, isExpected && styles.expected)}>
      <Text id={id} weight="semibold" className={styles.label}>
        {texts.newsFrom}
      </Text>
      <ul className={styles.list}>
        {buttons.map(({ GUID, Name }) => (
          <li key={GUID}>
            <Link className={styles.button} to={`/pages/news?channel=${encodeURIComponent(GUID)}`}>
              {Name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
