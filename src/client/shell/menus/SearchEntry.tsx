import { useEffect, useState } from 'react';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useTexts } from '../../texts/useTexts';
import { fingerSquare, focusRing } from '../../ui/style/layout';
import { searchEntry } from '../dialogs/searchDialog';
import { useOpenSearch } from '../dialogs/useOpenSearch';

const useStyles = makeStyles({
  box: {
    display: 'none',
    position: 'relative',
    alignItems: 'center',
    flex: '0 1 240px',
    minWidth: '120px',
    '@media (min-width: 992px)': { display: 'flex' },
  },
  icon: {
    position: 'absolute',
    left: '10px',
    display: 'flex',
    fontSize: '16px',
    color: tokens.colorNeutralForeground3,
    pointerEvents: 'none',
  },
  field: {
    ...focusRing('1px'),
    width: '100%',
    height: '36px',
    padding: `0 ${tokens.spacingHorizontalM} 0 34px`,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textOverflow: 'ellipsis',
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  button: {
    '@media (min-width: 992px)': { display: 'none' },
    ...fingerSquare,
    '@media (max-width: 767.98px)': { maxWidth: 'none' },
  },
  across: {
    flexGrow: 1,
    alignSelf: 'center',
    justifyContent: 'flex-start',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
  },
});

interface SearchEntryProps {
  /** Where the icon is all there is beside the person's menu: it is as wide as the row, in words. */
  isWide?: boolean;
}

/** The way into search: a box from lg on (SEARCH-01), below it an icon (SEARCH-02, SEARCH-32). */
export function SearchEntry({ isWide = false }: SearchEntryProps) {
  const { shell } = useTexts();
  const styles = useStyles();
  const { open, prepare } = useOpenSearch();
  const [typed, setTyped] = useState('');
  useKeys(open);
  return (
    <>
      <span className={styles.box} data-tour="search" onPointerEnter={prepare}>
        <span aria-hidden className={styles.icon}>
          <SearchRegular />
        </span>
        <input
          className={styles.field}
          data-search-entry
          aria-label={shell.search}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K /"
          placeholder={shell.search}
          autoComplete="off"
          value={typed}
          onFocus={prepare}
          // The dialog has the keyboard now, and all that was typed until then.
          onBlur={() => setTyped('')}
          onClick={() => open(typed)}
          onKeyDown={(event) => event.key === 'Enter' && open(typed)}
          onChange={({ target: { value } }) => {
            setTyped(value);
            open(value);
          }}
        />
      </span>
      <Button
        className={mergeClasses(styles.button, isWide && styles.across)}
        appearance={isWide ? 'outline' : 'subtle'}
        size="large"
        icon={<SearchRegular />}
        data-tour="search"
        data-search-entry
        aria-label={shell.search}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onClick={() => open('')}
      >
        {isWide && shell.search}
      </Button>
    </>
  );
}

/** Where a key is a letter, or belongs to something that lies over the page. */
const keepsKeys =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role$=dialog], [role=menu]';

/** Ctrl+K, Cmd+K and `/` open it from anywhere on the page. */
function useKeys(open: (typed: string) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
      const isCommand = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
      const isSlash = key === '/' && !ctrlKey && !metaKey;
      if (defaultPrevented || altKey || !(isCommand || isSlash)) return;
      const isEntry = target instanceof Element && target.matches(searchEntry);
      // In the box `/` is a letter.
      if (!(isEntry && isCommand) && target instanceof Element && target.closest(keepsKeys)) return;
      event.preventDefault();
      open('');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}
