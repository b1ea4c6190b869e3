import { useId, useRef, useState } from 'react';
import { Button, Text, Title2, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import type { TrashedPage } from '#shared/contract/pages/pageCenter';
import { RowSummary } from '../../editing/RowSummary';
import { dateFormat } from '../../texts/formatters';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { ConfirmDialog } from '../../ui/leave/ConfirmDialog';
import { fingerHeight, inRow, stacked, wrapped } from '../../ui/style/layout';
import { Rows } from '../../ui/list/Rows';
import { ShowMore } from '../../ui/list/ShowMore';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { keyboardHome } from '../../ui/leave/useReturnFromDialog';
import { useAuthorName } from '../../ui/useAuthorName';
import { WidgetFrame } from '../../ui/widget/WidgetFrame';
import { maxTrashed, usePageTrash } from './usePageTrash';

const useStyles = makeStyles({
  root: { ...stacked(tokens.spacingVerticalL), outlineStyle: 'none' },
  title: { margin: '0 40px 0 0' },
  row: { ...wrapped(tokens.spacingHorizontalM), ...inRow(), flexWrap: 'wrap' },
  leaving: { opacity: 0.5, pointerEvents: 'none' },
  summary: { flex: '1 1 240px', minWidth: 0 },
  button: fingerHeight,
});

/** Dialog page-trash: deleted pages, until they are put back or gone for good. */
export function PageTrash() {
  const styles = useStyles();
  const { trash: texts, bulk } = useTexts('pageTools');
  const { forms } = useTexts('editing');
  const { trash, isCut, more, busy, putBack, purge } = usePageTrash();
  const [asked, setAsked] = useState<TrashedPage>();
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const putBackRow = (page: TrashedPage) => {
    // Its row is out of reach from now on.
    root.current?.focus({ preventScroll: true });
    putBack(page);
  };
  return (
    <div
      ref={root}
      role="group"
      aria-label={texts.title}
      tabIndex={-1}
      {...{ [keyboardHome]: '' }}
      className={styles.root}
    >
      <Title2 as="h1" block className={styles.title}>
        {texts.title}
      </Title2>
      <Text>{texts.introduction}</Text>
      <WidgetFrame
        name={texts.title}
        state={trash}
        placeholder={<RowsPlaceholder count={3} />}
        emptyText={texts.none}
      >
        {({ Pages }) => (
          <div>
            <Rows id={listId} items={Pages} keyOf={({ Id }) => Id} isPadded>
              {(page) => (
                <TrashedRow
                  page={page}
                  isLeaving={busy.has(page.Id)}
                  putBack={() => putBackRow(page)}
                  purge={() => setAsked(page)}
                />
              )}
            </Rows>
            <ShowMore {...more} count={Pages.length} controls={listId}>
              {isCut && format(forms.longList, { count: maxTrashed })}
            </ShowMore>
          </div>
        )}
      </WidgetFrame>
      {asked && (
        <ConfirmDialog
          title={texts.purgeTitle}
          text={format(texts.purgeText, { title: asked.Title })}
          accept={texts.purge}
          decline={bulk.cancel}
          isLoss
          onDecline={() => setAsked(undefined)}
          onAccept={() => {
            setAsked(undefined);
            purge(asked);
          }}
        />
      )}
    </div>
  );
}

interface TrashedRowProps {
  page: TrashedPage;
  isLeaving: boolean;
  putBack: () => void;
  purge: () => void;
}

function TrashedRow({ page, isLeaving, putBack, purge }: TrashedRowProps) {
  const styles = useStyles();
  const { trash: texts } = useTexts('pageTools');
  const locale = useLocale();
  const { Title, Deleted, DeletedByUser, KeptUntil } = page;
  const day = (iso: string) => dateFormat(locale, { dateStyle: 'medium' }).format(new Date(iso));
  const person = useAuthorName()(DeletedByUser.DisplayName ?? DeletedByUser.UpnId);
  return (
    <div className={mergeClasses(styles.row, isLeaving && styles.leaving)} inert={isLeaving}>
      <div className={styles.summary}>
        <RowSummary
          title={Title}
          facts={[
            format(texts.deleted, { date: day(Deleted), person }),
            format(texts.kept, { date: day(KeptUntil) }),
          ]}
        />
      </div>
      <Button
        className={styles.button}
        icon={<ArrowUndoRegular />}
        aria-label={format(texts.putBackThis, { title: Title })}
        onClick={putBack}
      >
        {texts.putBack}
      </Button>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={format(texts.purgeThis, { title: Title })}
        onClick={purge}
      >
        {texts.purge}
      </Button>
    </div>
  );
}
