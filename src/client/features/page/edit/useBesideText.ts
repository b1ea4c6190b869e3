import type { FormPart } from '../../../ui/form/useForm';
import { useSame } from '../../../platform/useSame';
import type { PageFormPart } from './PageForm';
import type { PageValues } from './pageValues';

/** Everything of a page but what is written: the same while somebody writes. */
export type BesideText = FormPart<Omit<PageValues, 'Title' | 'Content'>>;

/** The part of the form that need not be drawn again at each pause in writing. */
export function useBesideText({ values, errors, change }: PageFormPart): BesideText {
  const others = { ...values, Title: '', Content: '' };
  return { ...useSame({ values: others, errors }), change };
}
