import { useRef, useState } from 'react';
import {
  contended,
  useSaveEdited,
  type Conflict,
  type DeletedMeanwhile,
  type Resumed,
  type SaveOptions,
} from '../data/editing/useSaveEdited';
import type { Failure } from '../data/connection/failure';
import { isSameValue } from '#shared/rules/values/isSameValue';
import { isRecord } from '#shared/rules/values/records';
import { useModal } from '../ui/leave/modal';
import { useIsThere } from '../ui/leave/useIsThere';
import { useForm, type Form, type FormErrors } from '../ui/form/useForm';

/** A form with all that can become of saving it. */
export interface Editor<Values extends object> {
  form: Form<Values>;
  failure: Failure | undefined;
  conflict: Conflict<Values> | undefined;
  /** Saves what was entered over what somebody else has changed. */
  saveMine: () => void;
  /** Gives up what was entered where somebody else has changed the same. */
  takeTheirs: () => void;
  deletion: DeletedMeanwhile | undefined;
  saveAsNew: () => void;
  /** Gives up what was entered, with all that kept it from being saved. */
  giveUp: () => void;
}

/** An editor whose form can be made to be about another thing; what was entered stays. */
export interface MovableEditor<Item, Values extends object> extends Editor<Values> {
  /** The item that the form goes on from; after a conflict, that of somebody else. */
  base: Item | undefined;
  goOnFrom: (item: Item | undefined) => void;
  /** The form goes on with another text of the same, kept beside the one that it had. */
  resume: (resumed: Resumed<Values> | undefined) => void;
}

interface EditorOptions<Item, Body, Values extends object> extends Omit<
  SaveOptions<Item, Body, Values>,
  'done' | 'adopt'
> {
  /** The errors of the values, by the same rules as the server's. */
  validate: (values: Values) => FormErrors<Values>;
  /** Another `opened` is gone on from, as long as nothing is entered. */
  follows?: boolean;
  /** Called once it is stored, also where the form has been left. */
  stored?: () => void;
  /** Called where the form still stands; left out: closes the dialog. */
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
  // The answer to a form that was left neither closes another one nor leads anywhere.
  const isThere = useIsThere();
  const [seen, setSeen] = useState(opened);
  const saving = useSaveEdited({
    ...options,
    done: (stored) => {
      isNew.current = false;
      options.stored?.();
      if (isThere()) done(stored);
    },
    adopt: (from, to) => form.adopt(from, to),
  });
  const { base, setBase, conflict } = saving;
  const [begun, setBegun] = useState(() => ({ base, initial: valuesOf(base) }));
  if (begun.base !== base) {
    setBegun({ base, initial: valuesOf(base) });
    // The form no longer goes on from a state that was read before this was stored.
    if (!isNewer(opened, base)) setSeen(() => opened);
  }
  const form = useForm<Values>({
    initial: begun.initial,
    entered: options.resumed?.values,
    keepsEntered: true,
    validate,
    save: (values) =>
      (isNew.current ? saving.saveAsNew : saving.save)(values) as Promise<
        FormErrors<Values> | undefined
      >,
  });
  const isSeen = isSameValue(opened, seen);
  if (follows && !isSeen && !form.isChanged && !form.isSaving) {
    setSeen(() => opened);
    setBase(() => opened);
  }
  return {
    form,
    base,
    failure: saving.failure,
    conflict,
    saveMine: () => {
      if (!conflict) return;
      // Text typed since counts as mine.
      const { theirs, mine } = conflict;
      const isTheirs = (name: keyof Values) => isSameValue(form.values[name], theirs[name]);
      form.saveAgain(picked(mine, contended(conflict).filter(isTheirs)));
    },
    takeTheirs: () => {
      if (conflict) form.change(picked(conflict.theirs, contended(conflict)));
      saving.discard();
    },
    deletion: saving.deletion,
    goOnFrom: (item) => setBase(() => item),
    resume: (resumed) => {
      if (resumed) form.change(resumed.values);
      saving.resume(resumed);
    },
    saveAsNew: () => {
      isNew.current = true;
      form.saveAgain();
    },
    giveUp: () => {
      // After a conflict or a save the form is about something newer than what was opened.
      const stored = conflict || isSeen ? base : opened;
      isNew.current = false;
      setBase(() => stored);
      form.change(valuesOf(stored));
      if (saving.deletion) void options.editing.refresh();
      saving.discard();
    },
  };
}

/** Was one state of a thing stored later than another, as far as that is known? */
function isNewer(one: unknown, other: unknown): boolean {
  const [later, earlier] = [one, other].map(
    (item) => isRecord(item) && (item.Modified ?? item.LastModified),
  );
  return typeof later === 'string' && typeof earlier === 'string' && later > earlier;
}

function picked<Values>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  const some: Partial<Values> = {};
  for (const name of names) some[name] = values[name];
  return some;
}
