import { format } from '#shared/rules/values/format';
import type { Texts } from '../../texts/topics';

/** Characters of a title (Spec: content §5). */
const maxLength = 255;

/** The error of a name or title: the server's rules in the words of the interface. */
export function titleError(
  title: string,
  { forms }: Pick<Texts['editing'], 'forms'>,
): string | undefined {
  if (title.trim() === '') return forms.required;
  if (/^\s/.test(title)) return forms.leadingSpace;
  return [...title].length > maxLength ? format(forms.tooLong, { max: maxLength }) : undefined;
}
