import { useRef } from 'react';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark';
import { BookmarkOffRegular } from '@fluentui/react-icons/svg/bookmark-off';
import { savedPagesShown } from '#shared/rules/pages/navigation';
import type { SavedPage } from '#shared/rules/pages/savedPages';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { FramedWidget } from '../../ui/widget/FramedWidget';
import { fingers, inRow } from '../../ui/style/layout';
import { Rows } from '../../ui/list/Rows';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { TextLink } from '../../ui/TextLink';
import { useNextRow } from '../../ui/list/useNextRow';
import { useRemoval, useSavedPages } from './useSavedPages';

const useStyles = makeStyles({
  row: {
    ...inRow(tokens.spacingHorizontalS),
    minHeight: '44px',
    paddingBlock: tokens.spacingVerticalM,
    [fingers]: { paddingBlock: tokens.spacingVerticalXS },
    paddingInlineStart: tokens.spacingHorizontalL,
    paddingInlineEnd: tokens.spacingHorizontalXS,
    // Where nothing hovers, what removes is always there (SAVED-04).
    '@media (hover: hover)': {
      '& button': { opacity: 0 },
      '&:hover button, &:focus-within button': { opacity: 1 },
    },
  },
  title: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  leaving: { '@media (hover: hover)': { '& button': { opacity: 1 } } },
  // No higher than a line of the title makes the row.
  remove: {
    flexShrink: 0,
    marginBlock: '-6px',
    [fingers]: { minWidth: '44px', minHeight: '44px', marginBlock: '-12px' },
  },
});

/** The pages that the person has saved (SAVED-01). Spec: widgets §4. */
export function SavedPages() {
  const { saved } = useTexts('findInformation');
  const { leaving, remove } = useRemoval();
  return (
    <FramedWidget
      measured="savedPages"
      title={saved.title}
      place="side"
      state={useSavedPages(saved.title)}
      placeholder={<RowsPlaceholder count={savedPagesShown} />}
      emptyText={saved.none}
    >
      {(pages) => (
        <Rows items={pages} keyOf={({ Id }) => Id}>
          {(page) => (
            <SavedRow page={page} isLeaving={leaving.has(page.Id)} remove={() => remove(page)} />
          )}
        </Rows>
      )}
    </FramedWidget>
  );
}

interface SavedRowProps {
  page: SavedPage;
  isLeaving: boolean;
  remove: () => void;
}

function SavedRow({ page, isLeaving, remove }: SavedRowProps) {
  const styles = useStyles();
  const { saved } = useTexts('findInformation');
  const opensNewTab = useOpensNewTab();
  const label = format(saved.remove, { title: page.Title });
  const row = useRef<HTMLDivElement>(null);
  const noteNeighbour = useNextRow(row, 'button');
  return (
    <div
      ref={row}
      className={mergeClasses(styles.row, isLeaving && styles.leaving)}
      onFocus={noteNeighbour}
    >
      <TextLink to={page.Path} opensNewTab={opensNewTab} className={styles.title}>
        {page.Title}
      </TextLink>
      <Button
        className={styles.remove}
        appearance="subtle"
        icon={isLeaving ? <BookmarkOffRegular /> : <BookmarkRegular />}
        aria-label={label}
        title={label}
        aria-pressed={!isLeaving}
        disabledFocusable={isLeaving}
        onClick={remove}
      />
    </div>
  );
}
