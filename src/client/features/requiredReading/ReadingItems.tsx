import { Text, makeStyles, tokens } from '@fluentui/react-components';
import { PeopleListRegular } from '@fluentui/react-icons/svg/people-list';
import type { ItemToRead } from '#shared/contract/pages/itemsToRead';
import { EditedList } from '../../editing/EditedList';
import { RowSummary } from '../../editing/RowSummary';
import { format } from '#shared/rules/values/format';
import { dateFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { useOpenModal } from '../../ui/leave/modal';
import { readingEditing, useReadingFields } from './readingEditing';
import { deadlineWords } from './deadlineWords';

const useStyles = makeStyles({
  quiet: { display: 'block', color: tokens.colorNeutralForeground2 },
});

/** Dialog required-reading: everything that people are asked to read (READING-16). */
export function ReadingItems() {
  const { requiredReading } = useTexts().navigation;
  const texts = useTexts('readingEditor');
  const open = useOpenModal();
  return (
    <EditedList
      kind={{
        editing: readingEditing,
        words: { ...texts, name: texts.item },
        nameOf: ({ Title }) => Title,
        fields: useReadingFields(),
        editor: ({ Id }) => `required-reading/edit/${Id}`,
      }}
      title={requiredReading}
      introduction={texts.introduction}
      addLabel={texts.add}
      adder="required-reading/add"
      none={texts.none}
      more={({ Id }) => ({
        icon: <PeopleListRegular />,
        text: texts.report.open,
        onClick: () => open(`required-reading/report/${Id}`),
      })}
    >
      {(item) => <ReadingSummary item={item} />}
    </EditedList>
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
      <RowSummary
        title={Title}
        facts={[
          IsDraft && texts.isDraft,
          Deadline && `${texts.deadline} ${deadlineWords(Deadline, locale)}`,
          names,
        ]}
      />
      {AskedAgain && (
        <Text size={200} className={styles.quiet}>
          {format(texts.askedAgainOn, { date: day(AskedAgain) })}
        </Text>
      )}
    </>
  );
}
