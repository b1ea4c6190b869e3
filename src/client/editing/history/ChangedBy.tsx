import { Text } from '@fluentui/react-components';
import type { ChangedBy as Change } from '../../data/connection/failure';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../texts/useLocale';
import { dateWords } from '../../ui/text/dateWords';
import { useAuthorName } from '../../ui/useAuthorName';

/** Who has changed something, and when; nothing where that is not known. */
export function ChangedBy({
  change,
  text,
}: {
  change: Change | undefined;
  /** With `{person}` and `{time}`. */
  text: string;
}) {
  const locale = useLocale();
  const authorName = useAuthorName();
  if (!change) return null;
  const time = dateWords(new Date(change.DateTime), 'full', { locale, now: new Date() });
  // A name that was erased is empty.
  const person = authorName(change.DisplayName || change.UpnId, change.UpnId);
  return <Text weight="semibold">{format(text, { person, time })}</Text>;
}
