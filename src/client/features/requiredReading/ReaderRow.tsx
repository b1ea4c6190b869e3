import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import type { Reader } from '#shared/contract/pages/itemsToRead';
import { usePhoto } from '../../data/people/usePhoto';
import { format } from '#shared/rules/values/format';
import { dateFormat } from '../../texts/formatters';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { inRow } from '../../ui/style/layout';
import { PersonRow } from '../../ui/person/PersonRow';
import { useRows } from '../../ui/list/rowsStyles';

const useStyles = makeStyles({
  row: {
    ...inRow(`0 ${tokens.spacingHorizontalM}`),
    flexWrap: 'wrap',
    paddingBlock: tokens.spacingVerticalS,
  },
  person: { flex: '1 1 240px', minWidth: 0 },
  // On a line of its own it stands below the name, beside the photo.
  when: {
    ...inRow(tokens.spacingHorizontalXS),
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 575.98px)': { flexBasis: '100%', paddingInlineStart: '60px' },
  },
  read: { color: tokens.colorStatusSuccessForeground1 },
  icon: { flexShrink: 0, fontSize: '20px', lineHeight: 0 },
});

/** Somebody who has to read an item, and when they did. */
export function ReaderRow({ reader: { DisplayName, UpnId, ReadAt } }: { reader: Reader }) {
  const [styles, rows] = [useStyles(), useRows()];
  const { report: texts } = useTexts('readingEditor');
  const locale = useLocale();
  return (
    <li className={mergeClasses(rows.item, rows.padded, styles.row)}>
      <div className={styles.person}>
        <PersonRow
          upn={UpnId}
          name={DisplayName}
          lines={[UpnId]}
          {...usePhoto(UpnId, texts.open)}
        />
      </div>
      <Text size={200} className={mergeClasses(styles.when, ReadAt !== null && styles.read)}>
        {ReadAt && <CheckmarkCircleRegular className={styles.icon} aria-hidden />}
        {ReadAt
          ? format(texts.readAt, {
              date: dateFormat(locale, { dateStyle: 'long' }).format(new Date(ReadAt)),
            })
          : texts.notYet}
      </Text>
    </li>
  );
}
