import type {
  ItemToRead,
  ItemToReadChange,
  ItemToReadForPrincipal,
  NewItemToRead,
} from '#shared/contract/pages/itemsToRead';
import { maxPrincipals } from '#shared/rules/pages/requiredReading';
import { format } from '#shared/rules/values/format';
import type { Texts } from '../../texts/topics';
import { addressError, titleError } from '../../ui/form/titleError';
import type { FormErrors } from '../../ui/form/useForm';

export type ChosenPrincipal = Pick<
  ItemToReadForPrincipal,
  'Principal' | 'PrincipalId' | 'DisplayName'
>;

/** The form's values. */
export interface ReadingValues extends Pick<ItemToRead, 'Title' | 'Url' | 'Deadline' | 'IsDraft'> {
  ItemsToReadForPrincipal: ChosenPrincipal[];
  /** Whoever has read it is to read it again. */
  AsksAgain: boolean;
}

/** The item to be stored; `AsksAgain` only with a change. */
export type ReadingBody = NewItemToRead & Pick<ItemToReadChange, 'AsksAgain'>;

export function valuesOfReading(item: ItemToRead | undefined): ReadingValues {
  if (!item)
    return {
      Title: '',
      Url: '',
      Deadline: null,
      IsDraft: false,
      ItemsToReadForPrincipal: [],
      AsksAgain: false,
    };
  const { Title, Url, Deadline, IsDraft } = item;
  return {
    Title,
    Url,
    Deadline,
    IsDraft,
    ItemsToReadForPrincipal: item.ItemsToReadForPrincipal.map(
      ({ Principal, PrincipalId, DisplayName }) => ({ Principal, PrincipalId, DisplayName }),
    ),
    AsksAgain: false,
  };
}

export function bodyOfReading(
  { AsksAgain, ...values }: ReadingValues,
  _item: ItemToRead | undefined,
  isNew: boolean,
): ReadingBody {
  return { ...values, Title: values.Title.trimEnd(), ...(AsksAgain && !isNew && { AsksAgain }) };
}

/** The server's rules, in the words of the interface. */
export function validateReading(
  { Title, Url, ItemsToReadForPrincipal }: ReadingValues,
  texts: Texts['editing'],
  own: Texts['readingEditor'],
): FormErrors<ReadingValues> {
  const errors: FormErrors<ReadingValues> = {};
  const title = titleError(Title, texts);
  if (title) errors.Title = title;
  const address = Url === '' ? texts.forms.required : addressError(Url, texts.forms);
  if (address) errors.Url = address;
  const chosen = ItemsToReadForPrincipal.length;
  if (chosen === 0) errors.ItemsToReadForPrincipal = own.nobody;
  if (chosen > maxPrincipals)
    errors.ItemsToReadForPrincipal = format(own.tooMany, { max: maxPrincipals });
  return errors;
}
