import { useState } from 'react';
import { failureIn, type ChangedBy, type Failure } from '../connection/failure';
import { confirmDone } from '../notices';
import { useSubmit } from '../useSubmit';
import type { Saving } from './editing';
import { isSameValue } from '#shared/rules/values/isSameValue';
import { keysOf } from '#shared/rules/values/records';
import type { EditingWords } from './useDeletion';
import { useWrites } from './useWrites';

/** Somebody else has changed what is being edited. */
export interface Conflict<Values> {
  theirs: Values;
  /** The values that were to be saved, with what only they have changed. */
  mine: Values;
  /** The values that the form began with; fields of which that is not known are asked about. */
  base: Partial<Values>;
  changedBy: ChangedBy | undefined;
}

/** Somebody else has deleted what is being edited. */
export interface DeletedMeanwhile {
  changedBy: ChangedBy | undefined;
}

/** The values that were entered on an earlier visit and not stored. */
export interface Resumed<Values> {
  values: Values;
  /** Who has changed what it was made from since; left out: nobody. */
  overtakenBy?: ChangedBy | undefined;
}

export interface SaveOptions<Item, Body, Values> {
  editing: Saving<Item, Body>;
  words: Pick<EditingWords, 'name' | 'added' | 'updated'>;
  /** The item that was opened; left out for something new. */
  opened: Item | undefined;
  /** The form goes on from it. */
  resumed?: Resumed<Values> | undefined;
  /** The fields at which the form shows what is wrong; left out: all that it holds. */
  fields?: readonly (keyof Values & string)[];
  /** The values that a form holds of a thing, or begins with. */
  valuesOf: (item: Item | undefined) => Values;
  /** `opened` is also what was deleted meanwhile and is stored as new. */
  bodyOf: (values: Values, opened: Item | undefined, isNew: boolean) => Body;
  /** Fields that ask for something to be done, such as to notify people, and are not stored. */
  once?: readonly (keyof Body)[];
  /** The item that has taken the place of something new that could not be created (409). */
  rival?: () => Promise<Item | undefined>;
  /**
   * The fields that the form still has as they were (`from`) are now `to`: somebody else made them
   * so, or they are stored.
   */
  adopt: (from: Values, to: Values) => void;
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
  const { editing, words, opened, valuesOf, bodyOf, adopt, done } = options;
  const { failure, submit, discard } = useSubmit(options.fields ?? keysOf(valuesOf(opened)));
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState(() => overtaken(options));
  const [deletion, setDeletion] = useState<DeletedMeanwhile>();
  const operation = words.name;

  const { write, settle } = useWrites(editing, operation, options.once);
  const finish = (stored: Item, values: Values, isNew: boolean) => {
    confirmDone(isNew ? words.added : words.updated);
    setBase(() => stored);
    adopt(values, valuesOf(stored));
    done(stored);
    // The next step need not wait until everything is read again.
    void editing.refresh();
  };
  /** `origin`: what has been deleted meanwhile and is stored as new. */
  const store = async (values: Values, from: Item | undefined, origin?: Item): Promise<void> => {
    const settled = await settle();
    const target = settled ? settled.target : from;
    if (settled) {
      setBase(() => target);
      if (isSameValue(bodyOf(values, target, from === undefined), settled.body))
        return finish(settled.target, values, from === undefined);
    }
    try {
      const stored = await write(target, bodyOf(values, target ?? origin, target === undefined));
      return finish(stored, values, from === undefined);
    } catch (error) {
      const failed = failureIn(error);
      if (failed.status === 404 && target !== undefined)
        setDeletion({ changedBy: failed.changedBy });
      const theirs = await findTheirs(failed, target, options);
      if (theirs === undefined) throw error;
      setBase(() => theirs);
      const [before, now] = [valuesOf(target), valuesOf(theirs)];
      adopt(before, now);
      const mine = changedAs(now, before, values);
      const found = { theirs: now, mine, base: before, changedBy: failed.changedBy };
      if (contended(found).length === 0) return store(mine, theirs);
      setConflict(found);
      void editing.refresh();
      throw error;
    }
  };
  const begin = (values: Values, from: Item | undefined, origin?: Item) => {
    setConflict(undefined);
    setDeletion(undefined);
    return submit(() => store(values, from, origin));
  };
  return {
    failure,
    /** The item that the form goes on from. */
    base,
    setBase,
    conflict,
    deletion,
    save: (values: Values) => begin(values, base),
    /** Stores what was deleted meanwhile as something new. */
    saveAsNew: (values: Values) => begin(values, undefined, base),
    /** Asks about what somebody else has changed since the text was begun that the form has now. */
    resume: (resumed: Resumed<Values> | undefined) => {
      discard();
      setConflict(overtaken({ opened: base, resumed, valuesOf }));
    },
    discard: () => {
      setConflict(undefined);
      setDeletion(undefined);
      discard();
    },
  };
}

/** The stored state, where that is another thing than the form was about (`target`). */
async function findTheirs<Item, Body, Values>(
  failed: Failure,
  target: Item | undefined,
  { editing, words, rival }: Pick<SaveOptions<Item, Body, Values>, 'editing' | 'words' | 'rival'>,
): Promise<Item | undefined> {
  if (failed.status !== 409) return undefined;
  if (target === undefined) return rival?.();
  return failed.current === undefined
    ? editing.one(editing.idOf(target), words.name).read(new AbortController().signal)
    : (failed.current as Item);
}

/** The conflict that is open on return, where somebody was faster meanwhile. */
function overtaken<Item, Body, Values extends object>({
  opened,
  resumed,
  valuesOf,
}: Pick<SaveOptions<Item, Body, Values>, 'opened' | 'resumed' | 'valuesOf'>):
  Conflict<Values> | undefined {
  if (!resumed?.overtakenBy) return undefined;
  const { values: mine, overtakenBy: changedBy } = resumed;
  const found = { theirs: valuesOf(opened), mine, base: {}, changedBy };
  return contended(found).length > 0 ? found : undefined;
}

/** `state` with each field in which `to` differs from `from`. */
function changedAs<Values extends object>(state: Values, from: Values, to: Values): Values {
  const changed = differing(from, to).map((name) => [name, to[name]] as const);
  return { ...state, ...Object.fromEntries(changed) };
}

/** The fields that both have changed, each in another way. */
export function contended<Values extends object>({ base, mine, theirs }: Conflict<Values>) {
  return differing(mine, theirs).filter((name) => !isSameValue(base[name], theirs[name]));
}

/** Names of the fields that two states do not have in common. */
function differing<Values extends object>(
  one: Partial<Values>,
  other: Values,
): (keyof Values & string)[] {
  const names = keysOf({ ...one, ...other });
  return names.filter((name) => !isSameValue(one[name], other[name]));
}
