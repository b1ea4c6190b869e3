import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { PeopleListRegular } from '@fluentui/react-icons/svg/people-list';
import type { ItemToRead } from '#shared/contract/itemsToRead';
import { useDeleteEdited } from '../../data/editing/useDeleteEdited';
import { useEditedList } from '../../data/editing/useEdited';
import { useEditHistory } from '../../data/editing/useEditHistory';
import { format } from '../../texts/format';
import { dateFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { mapState } from '../../ui/combineStates';
import { EditedRows } from '../../ui/EditedRows';
import { EditorList } from '../../ui/EditorList';
import { HistoryDialog } from '../../ui/HistoryDialog';
import { historyEntries } from '../../ui/historyEntries';
import { useModal, useOpenModal } from '../../ui/modal';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { readingEditing } from './readingEditing';

const useStyles = makeStyles({
  title: { display: 'block', overflowWrap: 'anywhere' },
  quiet: { display: 'block', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  // Its icon stands below the words of the row where it has a line of its own.
  report: {
    '@media (max-width: 767.98px)': {
      minHeight: '44px',
      marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})`,
      marginInlineEnd: 'auto',
    },
  },
});

/** Dialog required-reading: everything that people are asked to read (READING-16). */
export function ReadingItems() {
  const { requiredReading } = useTexts().navigation;
  const texts = useTexts('readingEditor');
  const open = useOpenModal();
  const { leaving, remove } = useDeleteEdited(readingEditing);
  return (
    <EditorList
      title={requiredReading}
      introduction={texts.introduction}
      addLabel={texts.add}
      onAdd={() => open('required-reading/add')}
      isInDialog={useModal() !== undefined}
    >
      <WidgetFrame
        name={requiredReading}
        state={useEditedList(readingEditing)}
        placeholder={<RowsPlaceholder count={3} />}
        emptyText={texts.none}
      >
        {(items) => (
          <EditedRows
            label={requiredReading}
            items={items}
            nameOf={({ Title }) => Title}
            onEdit={({ Id }) => open(`required-reading/edit/${Id}`)}
            leaving={leaving}
            remove={remove}
            deletion={texts.deletion}
            history={(item, close) => <ReadingHistory item={item} close={close} />}
            more={({ Id, Title }) => (
              <ReportButton title={Title} onClick={() => open(`required-reading/report/${Id}`)} />
            )}
          >
            {(item) => <ReadingSummary item={item} />}
          </EditedRows>
        )}
      </WidgetFrame>
    </EditorList>
  );
}

function ReadingSummary({
  item: { Title, Deadline, IsDraft, AskedAgain, ItemsToReadForPrincipal },
}: {
  item: ItemToRead;
}) {
  const styles = useStyles();
  const texts = useTexts('readingEditor');
  const locale = useLocale();
  const day = (time: string) =>
    dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(time));
  const names = ItemsToReadForPrincipal.map(
    ({ DisplayName, PrincipalId }) => DisplayName || PrincipalId,
  ).join(', ');
  return (
    <>
      <Text weight="semibold" size={400} className={styles.title}>
        {Title}
      </Text>
      <Text size={200} className={styles.quiet}>
        {[IsDraft && texts.isDraft, Deadline && `${texts.deadline} ${day(Deadline)}`, names]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {AskedAgain && (
        <Text size={200} className={styles.quiet}>
          {format(texts.askedAgainOn, { date: day(AskedAgain) })}
        </Text>
      )}
    </>
  );
}

function ReportButton({ title, onClick }: { title: string; onClick: () => void }) {
  const styles = useStyles();
  const { report } = useTexts('readingEditor');
  return (
    <Button
      className={styles.report}
      appearance="subtle"
      icon={<PeopleListRegular />}
      aria-label={`${report.open}: ${title}`}
      onClick={onClick}
    >
      {report.open}
    </Button>
  );
}

function ReadingHistory({ item, close }: { item: ItemToRead; close: () => void }) {
  const { forms } = useTexts('editing');
  const texts = useTexts('readingEditor');
  const { history, restore } = useEditHistory(readingEditing, texts, item.Id);
  const names = {
    Title: texts.title,
    Url: texts.url,
    Deadline: texts.deadline,
    IsDraft: texts.isDraft,
    ItemsToReadForPrincipal: texts.people,
    AskedAgain: texts.askedAgain,
  };
  const state = mapState(history, (audits) =>
    historyEntries(audits, names, ({ Title }) => String(Title)),
  );
  return (
    <HistoryDialog
      title={format(forms.historyOf, { name: item.Title })}
      state={state}
      onRestore={restore}
      onClose={close}
    />
  );
}
