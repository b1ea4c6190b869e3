import { useState } from 'react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { useTexts } from '../../texts/useTexts';
import { focusRing } from '../../ui/style/layout';
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
  button: { '@media (min-width: 992px)': { display: 'none' } },
});

/** The way into search: a box from lg on (SEARCH-01), below it an icon (SEARCH-02, SEARCH-32). */
export function SearchEntry() {
  const { shell } = useTexts();
  const styles = useStyles();
  const { open, prepare } = useOpenSearch();
  const [typed, setTyped] = useState('');
  return (
    <>
      <span className={styles.box} onPointerEnter={prepare}>
        <span aria-hidden className={styles.icon}>
          <SearchRegular />
        </span>
        <input
          className={styles.field}
          aria-label={shell.search}
          aria-haspopup="dialog"
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
        className={styles.button}
        appearance="subtle"
        size="large"
        icon={<SearchRegular />}
        aria-label={shell.search}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onClick={() => open('')}
      />
    </>
  );
}
