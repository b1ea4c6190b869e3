import { useLocation, useNavigate } from 'react-router-dom';
import { makeStyles, tokens } from '@fluentui/react-components';
import { anchorOf, symbols, type LetterGroup } from '#shared/rules/sites/siteIndex';
import { useTexts } from '../../../texts/useTexts';
import { jumpTo } from '../../../ui/jumpTo';
import { fingers, focusRing, plainList } from '../../../ui/style/layout';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  // Over the cards that scroll below it; wider than they are, so that no shadow shows beside it.
  root: {
    position: 'sticky',
    zIndex: 1,
    margin: `0 calc(-1 * ${tokens.spacingHorizontalXS})`,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  list: {
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    [phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
  letter: {
    ...focusRing('-2px'),
    display: 'grid',
    placeItems: 'center',
    minWidth: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    [fingers]: { minWidth: '44px', height: '44px' },
    '@media (forced-colors: active)': { color: 'LinkText' },
  },
});

/**
 * The alphabet of the index, in sight while it scrolls; each letter leads to its sites, and no step
 * of Back leads from one letter to the next.
 */
export function LetterLinks({ letters }: { letters: readonly LetterGroup[] }) {
  const styles = useStyles();
  const texts = useTexts('siteIndex');
  const { search } = useLocation();
  const navigate = useNavigate();
  // A header that stays in sight says so to what is scrolled to.
  const top = document.documentElement.style.scrollPaddingTop || '0px';
  return (
    <nav aria-label={texts.letters} className={styles.root} style={{ top }}>
      <ul className={styles.list}>
        {letters.map(({ letter }) => (
          <li key={letter}>
            <a
              href={`#${anchorOf(letter)}`}
              className={styles.letter}
              onClick={(event) => {
                const heading = document.getElementById(anchorOf(letter));
                if (heading && jumpTo(event, heading))
                  void navigate({ search, hash: anchorOf(letter) }, { replace: true });
              }}
              aria-label={letter === symbols.letter ? texts.symbols : undefined}
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
