import { invalidate } from '../invalidate';
import { confirmDone } from '../notices';
import { useSubmit } from '../useSubmit';
import type { EditedItem, Editing, EditingWords } from './Editing';

interface SaveOptions<Item extends EditedItem, Body, Values> {
  editing: Editing<Item, Body>;
  texts: EditingWords;
  /** What was opened; left out for something new. */
  opened: Item | undefined;
  /** The fields that the form shows. */
  fields: readonly (keyof Values & string)[];
  bodyOf: (values: Values) => Body;
  /** Called when it is stored. */
  done: () => void;
}

/** Stores what a form holds: something new, or a change of what was opened. `overwrites`: also over somebody else's change. */
export function useSaveEdited<Item extends EditedItem, Body extends object, Values>({ editing, texts, opened, fields, bodyOf, done }: SaveOptions<Item, Body, Values>) {
  const { failure, submit } = useSubmit(fields);
  const store = async (values: Values, overwrites: boolean) => {
    const body = bodyOf(values);
    if (opened) await editing.change(opened.Id, overwrites ? body : { ...body, Modified: opened.Modified });
    else await editing.create(body);
    confirmDone(opened ? texts.updated : texts.added);
    done();
    await invalidate(editing.key);
  };
  return { failure, save: (values: Values, overwrites = false) => submit(() => store(values, overwrites)) };
}
