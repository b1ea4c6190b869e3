import { isAddress, maxAddressLength } from '#shared/rules/addresses/webAddress';
import { format } from '#shared/rules/values/format';
import { hasLeadingSpace } from '#shared/rules/values/leadingSpace';
import type { Texts } from '../../texts/topics';

/** Characters of a title (Spec: content §5). */
const maxLength = 255;

/** The error of a name or title that begins with a space (ERRORS-53, ERRORS-60). */
export function leadingSpaceError(
  name: string,
  { leadingSpace }: Pick<Texts['editing']['forms'], 'leadingSpace'>,
): string | undefined {
  return hasLeadingSpace(name) ? leadingSpace : undefined;
}

/** The error of a text with more characters than `max`, counted as the server counts them. */
export function lengthError(
  text: string,
  max: number,
  { tooLong }: Pick<Texts['editing']['forms'], 'tooLong'>,
): string | undefined {
  return [...text].length > max ? format(tooLong, { max }) : undefined;
}

/** The error of an address that a link or a picture is to have; nothing for none. */
export function addressError(
  address: string,
  forms: Pick<Texts['editing']['forms'], 'invalidAddress' | 'tooLong'>,
): string | undefined {
  if (address !== '' && !isAddress(address)) return forms.invalidAddress;
  return lengthError(address, maxAddressLength, forms);
}

/** The error of a name or title: the server's rules in the words of the interface. */
export function titleError(
  title: string,
  { forms }: Pick<Texts['editing'], 'forms'>,
): string | undefined {
  if (title.trim() === '') return forms.required;
  return leadingSpaceError(title, forms) ?? lengthError(title, maxLength, forms);
}
