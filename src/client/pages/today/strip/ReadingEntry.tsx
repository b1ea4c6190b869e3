import { mergeClasses } from '@fluentui/react-components';
import { ClipboardTaskRegular } from '@fluentui/react-icons/svg/clipboard-task';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import { useOpening } from '../../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { dateFormat } from '../../../texts/formatters';
import { plural } from '../../../texts/plural';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { AddressLink } from '../../../ui/AddressLink';
import { useEntryStyles } from './entryStyles';

interface ReadingEntryProps {
  overdue: UserItemToRead[];
  due: UserItemToRead[];
}

/** The items to read: one opens at once, several lead to their list on the page. */
export function ReadingEntry({ overdue, due }: ReadingEntryProps) {
  const styles = useEntryStyles();
  const opensNewTab = useOpening();
  const { parts } = useTexts('todayStrip');
  const isLate = overdue.length > 0;
  const { words, short } = useReadingWords({ overdue, due });
  const count = isLate ? overdue.length : due.length;
  const className = mergeClasses(styles.entry, isLate && styles.late);
  const content = (
    <>
      <span className={styles.icon} aria-hidden>
        <ClipboardTaskRegular />
      </span>
      <span className={styles.words}>
        <span className={mergeClasses(styles.label, isLate && styles.inherit)}>
          {parts.requiredReading}:{' '}
        </span>
        <span className={mergeClasses(styles.strong, styles.wide)}>{words}</span>
        <span aria-hidden className={mergeClasses(styles.strong, styles.narrow)}>
          {short}
        </span>
        <span aria-hidden className={mergeClasses(styles.strong, styles.tiny)}>
          {count}
        </span>
      </span>
    </>
  );
  const [only, ...others] = [...overdue, ...due];
  return only && others.length === 0 ? (
    <AddressLink
      to={only.Url}
      opensNewTab={opensNewTab(only.Url)}
      className={className}
      title={only.Title}
    >
      {content}
    </AddressLink>
  ) : (
    <button type="button" className={className} onClick={goToList}>
      {content}
    </button>
  );
}

/** The words about them; `short` on a phone: the worse half, or the day alone. */
function useReadingWords({ overdue, due }: ReadingEntryProps): { words: string; short: string } {
  const texts = useTexts('todayStrip');
  const locale = useLocale();
  const late = plural(texts.overdue, overdue.length, locale);
  const [nearest] = due;
  if (!nearest?.Deadline) return { words: late, short: late };
  if (overdue.length > 0) {
    const words = format(texts.overdueAndDue, { overdue: late, count: due.length });
    return { words, short: late };
  }
  const date = dateFormat(locale, { day: 'numeric', month: 'short' });
  const day = date.format(new Date(nearest.Deadline));
  const words = format(plural(texts.due, due.length, locale), { day });
  return { words, short: due.length > 1 ? `${due.length} · ${day}` : day };
}

/** The keyboard goes there too. */
function goToList(): void {
  const list = document.getElementById('today-requiredReading');
  list?.scrollIntoView();
  list?.focus({ preventScroll: true });
}
