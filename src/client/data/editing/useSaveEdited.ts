import { useState } from 'react';
import type { ChangedBy, Failure } from '../failure';
import { confirmDone } from '../notices';
import { useSubmit } from '../useSubmit';
import { failureIn } from './attempt';
import type { Saving } from './editing';
import { isSameValue } from '#shared/rules/isSameValue';
import type { EditingWords } from './useDeletion';
import { useWrites } from './useWrites';

/** Somebody else has changed what is being edited. */
export interface Conflict<Values> {
  theirs: Values;
  /** What was to be saved. */
  mine: Values;
  /** What the form began with. */
  base: Values;
  changedBy: ChangedBy | undefined;
}

/** Somebody else has deleted what is being edited. */
export interface DeletedMeanwhile {
  changedBy: ChangedBy | undefined;
}

export interface SaveOptions<Item, Body, Values> {
  editing: Saving<Item, Body>;
  words: Pick<EditingWords, 'name' | 'added' | 'updated'>;
  /** What was opened; left out for something new. */
  opened: Item | undefined;
  /** The fields that the form shows. */
  fields: readonly (keyof Values & string)[];
  /** What a form holds of a thing, or begins with. */
  valuesOf: (item: Item | undefined) => Values;
  bodyOf: (values: Values, opened: Item | undefined) => Body;
  /** What has taken the place of something new that could not be created (409). */
  rival?: () => Promise<Item | undefined>;
  onConflict?: (conflict: Conflict<Values>) => void;
  /** Called when it is stored. */
  done: (stored: Item) => void;
}

/**
 * Stores what a form holds: something new, or a change of what was opened. Nothing is stored twice:
 * a write of unknown outcome is sent again as it was before what has been entered since. Nothing of
 * anybody else is overwritten unasked: what they made becomes what the next save is about.
 */
export function useSaveEdited<Item, Body, Values extends object>(
  options: SaveOptions<Item, Body, Values>,
) {
  const { editing, words, opened, fields, valuesOf, bodyOf, rival, onConflict, done } = options;
  const { failure, submit, forget } = useSubmit(fields);
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const [deletion, setDeletion] = useState<DeletedMeanwhile>();
  const operation = words.name;

  const { write, settle } = useWrites(editing, operation);
  const finish = async (stored: Item, isNew: boolean) => {
    confirmDone(isNew ? words.added : words.updated);
    setBase(() => stored);
    done(stored);
    await editing.refresh();
  };
  /** What stands there now, where that is another thing than the form was about. */
  const findTheirs = async (failed: Failure, target: Item | undefined) => {
    if (failed.status !== 409) return undefined;
    if (target === undefined) return rival?.();
    return failed.current === undefined
      ? editing.one(editing.idOf(target), operation).read(new AbortController().signal)
      : (failed.current as Item);
  };
  const store = async (values: Values, from: Item | undefined): Promise<void> => {
    const settled = await settle();
    const target = settled ? settled.target : from;
    if (settled) {
      setBase(() => target);
      if (isSameValue(bodyOf(values, target), settled.body))
        return finish(settled.target, from === undefined);
    }
    try {
      const stored = await write(target, bodyOf(values, target));
      return await finish(stored, from === undefined);
    } catch (error) {
      const failed = failureIn(error);
      if (failed.status === 404 && target !== undefined)
        setDeletion({ changedBy: failed.changedBy });
      const theirs = await findTheirs(failed, target);
      if (theirs === undefined) throw error;
      setBase(() => theirs);
      const [before, now] = [valuesOf(target), valuesOf(theirs)];
      const contended = differing(before, now).filter(
        (name) => !isSameValue(values[name], now[name]),
      );
      if (contended.length === 0) return store(values, theirs);
      const found = { theirs: now, mine: values, base: before, changedBy: failed.changedBy };
      setConflict(found);
      onConflict?.(found);
      void editing.refresh();
      throw error;
    }
  };
  const begin = (values: Values, from: Item | undefined) => {
    setConflict(undefined);
    setDeletion(undefined);
    return submit(() => store(values, from));
  };
  return {
    failure,
    /** What the form goes on from. */
    base,
    setBase,
    conflict,
    deletion,
    save: (values: Values) => begin(values, base),
    /** Stores what was deleted meanwhile as something new. */
    saveAsNew: (values: Values) => begin(values, undefined),
    forget: () => {
      setConflict(undefined);
      setDeletion(undefined);
      forget();
    },
  };
}

/** Names of the fields that two states do not have in common. */
export function differing<Values extends object>(
  one: Values,
  other: Values,
): (keyof Values & string)[] {
  const names = Object.keys(other) as (keyof Values & string)[];
  return names.filter((name) => !isSameValue(one[name], other[name]));
}
