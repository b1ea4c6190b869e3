import { FailureError } from '../failure';
import { invalidate } from '../invalidate';
import { confirmDone } from '../notices';
import { useSubmit } from '../useSubmit';
import type { EditedItem, Editing, EditingWords } from './Editing';

interface SaveOptions<Item extends EditedItem, Body, Values> {
  editing: Pick<Editing<Item, Body>, 'reads' | 'create' | 'change'>;
  texts: EditingWords;
  /** What was opened; left out for something new. */
  opened: Item | undefined;
  /**
   * What is stored now, where that can differ from what was opened: it is what somebody chooses to
   * overwrite.
   */
  latest?: Item;
  /** The fields that the form shows. */
  fields: readonly (keyof Values & string)[];
  bodyOf: (values: Values) => Body;
  /** Called when it is stored. */
  done: () => void;
}

/**
 * Stores what a form holds: something new, or a change of what was opened. `overwrites`: also over
 * somebody else's change.
 */
export function useSaveEdited<Item extends EditedItem, Body extends object, Values>({
  editing,
  texts,
  opened,
  latest,
  fields,
  bodyOf,
  done,
}: SaveOptions<Item, Body, Values>) {
  const { failure, submit } = useSubmit(fields);
  const store = async (values: Values, overwrites: boolean) => {
    const body = bodyOf(values);
    const target = overwrites ? (latest ?? opened) : opened;
    if (target)
      await editing
        .change(target.Id, overwrites ? body : { ...body, Modified: target.Modified })
        .catch(readIfChanged);
    else await editing.create(body).catch(readIfChanged);
    confirmDone(target ? texts.updated : texts.added);
    done();
    await invalidate(...editing.reads);
  };
  // Somebody else was faster: what they made is read, so that the next try is about that.
  const readIfChanged = async (error: unknown) => {
    if (error instanceof FailureError && error.failure.status === 409)
      await invalidate(...editing.reads);
    throw error;
  };
  return {
    failure,
    save: (values: Values, overwrites = false) => submit(() => store(values, overwrites)),
  };
}
