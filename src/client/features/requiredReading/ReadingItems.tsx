import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { PeopleListRegular } from '@fluentui/react-icons/svg/people-list';
import type { ItemToRead } from '#shared/contract/itemsToRead';
import { useDeleteEdited } from '../../data/editing/useDeleteEdited';
import { useEditedList } from '../../data/editing/useEdited';
import { useEditHistory } from '../../data/editing/useEditHistory';
import { format } from '../../texts/format';
import { dateFormat } from '../../texts/formatters';
import { useReadingEditorTexts } from '../../texts/readingEditor';
import { useEditingTexts } from '../../texts/useEditingTexts';
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
  report: { marginTop: tokens.spacingVerticalXS, marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})`, '@media (max-width: 767.98px)': { minHeight: '44px' } },
});

/** Dialog required-reading: everything that people are asked to read (READING-16). */
export function ReadingItems() {
  const { requiredReading } = useTexts().navigation;
  const texts = useReadingEditorTexts();
  const open = useOpenModal();
  const { leaving, remove } = useDeleteEdited(readingEditing);
  return (
    <EditorList title={requiredReading} introduction={texts.introduction} addLabel={texts.add} onAdd={() => open('required-reading/add')} isInDialog={useModal() !== undefined}>
      <WidgetFrame name={requiredReading} state={useEditedList(readingEditing)} placeholder={<RowsPlaceholder count={3} />} emptyText={texts.none}>
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
          >
            {(item) => <ReadingSummary item={item} onReport={() => open(`required-reading/report/${item.Id}`)} />}
          </EditedRows>
        )}
      </WidgetFrame>
    </EditorList>
  );
}

function ReadingSummary({ item: { Title, Deadline, IsDraft, ItemsToReadForPrincipal }, onReport }: { item: ItemToRead; onReport: () => void }) {
  const styles = useStyles();
  const texts = useReadingEditorTexts();
  const locale = useLocale();
  const date = Deadline && `${texts.deadline} ${dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(Deadline))}`;
  const names = ItemsToReadForPrincipal.map(({ DisplayName, PrincipalId }) => DisplayName || PrincipalId).join(', ');
  return (
    <>
      <Text weight="semibold" size={400} className={styles.title}>{Title}</Text>
      <Text size={200} className={styles.quiet}>{[IsDraft && texts.isDraft, date, names].filter(Boolean).join(' · ')}</Text>
      <Button className={styles.report} appearance="transparent" icon={<PeopleListRegular />} aria-label={`${texts.report.open}: ${Title}`} onClick={onReport}>{texts.report.open}</Button>
    </>
  );
}

function ReadingHistory({ item, close }: { item: ItemToRead; close: () => void }) {
  const { forms } = useEditingTexts();
  const texts = useReadingEditorTexts();
  const { history, restore } = useEditHistory(readingEditing, texts, item.Id);
  const names = { Title: texts.title, Url: texts.url, Deadline: texts.deadline, IsDraft: texts.isDraft, ItemsToReadForPrincipal: texts.people };
  const state = mapState(history, (audits) => historyEntries(audits, names, ({ Title }) => String(Title)));
  return <HistoryDialog title={format(forms.historyOf, { name: item.Title })} state={state} onRestore={restore} onClose={close} />;
}
