import { useRef, useState } from 'react';
import {
  differing,
  useSaveEdited,
  type Conflict,
  type DeletedMeanwhile,
  type SaveOptions,
} from '../data/editing/useSaveEdited';
import type { Failure } from '../data/failure';
import { useModal } from '../ui/modal';
import { useForm, type Form, type FormErrors } from '../ui/useForm';

/** A form with all that can become of saving it. */
export interface Editor<Values extends object> {
  form: Form<Values>;
  failure: Failure | undefined;
  conflict: Conflict<Values> | undefined;
  /** Saves all of the form over what somebody else has changed. */
  saveMine: () => void;
  /** Gives up what was entered for what somebody else has made. */
  takeTheirs: () => void;
  deletion: DeletedMeanwhile | undefined;
  saveAsNew: () => void;
}

/** An editor whose form can be made to be about another thing; what was entered stays. */
export interface MovableEditor<Item, Values extends object> extends Editor<Values> {
  goOnFrom: (item: Item | undefined) => void;
}

interface EditorOptions<Item, Body, Values extends object> extends Omit<
  SaveOptions<Item, Body, Values>,
  'done' | 'onConflict'
> {
  /** What is wrong with the values, by the same rules as the server's. */
  validate: (values: Values) => FormErrors<Values>;
  /** Another `opened` is gone on from, as long as nothing is entered. */
  follows?: boolean;
  /** Left out: closes the dialog. */
  done?: (stored: Item) => void;
}

/** The form of something that editors write, and the saving of it. */
export function useEditor<Item, Body, Values extends object>({
  validate,
  follows = false,
  ...options
}: EditorOptions<Item, Body, Values>): MovableEditor<Item, Values> {
  const modal = useModal();
  const { opened, valuesOf, done = () => modal?.close() } = options;
  const isNew = useRef(false);
  const [seen, setSeen] = useState(opened);
  const saving = useSaveEdited({
    ...options,
    done: (stored) => {
      if (follows) form.change(valuesOf(stored));
      done(stored);
    },
    // What was not touched is taken over; what was, stays.
    onConflict: ({ theirs, mine, base }) => form.change(without(theirs, differing(base, mine))),
  });
  const { base, setBase, conflict } = saving;
  const [begun, setBegun] = useState(() => ({ base, initial: valuesOf(base) }));
  if (begun.base !== base) setBegun({ base, initial: valuesOf(base) });
  const form = useForm<Values>({
    initial: begun.initial,
    keepsEntered: true,
    validate,
    save: (values) =>
      (isNew.current ? saving.saveAsNew : saving.save)(values) as Promise<
        FormErrors<Values> | undefined
      >,
  });
  if (follows && opened !== seen && !form.isChanged && !form.isSaving) {
    setSeen(() => opened);
    setBase(() => opened);
  }
  return {
    form,
    failure: saving.failure,
    conflict,
    saveMine: () => conflict && form.saveWith(conflict.mine),
    takeTheirs: () => {
      if (conflict) form.change(conflict.theirs);
      saving.forget();
    },
    deletion: saving.deletion,
    goOnFrom: (item) => setBase(() => item),
    saveAsNew: () => {
      isNew.current = true;
      form.submit();
    },
  };
}

function without<Values extends object>(values: Values, names: readonly string[]): Partial<Values> {
  const rest = Object.entries(values).filter(([name]) => !names.includes(name));
  return Object.fromEntries(rest) as Partial<Values>;
}
