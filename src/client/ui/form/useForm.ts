import { useCallback, useRef, useState, type RefObject } from 'react';
import { isSameValue } from '#shared/rules/values/isSameValue';
import { keysOf } from '#shared/rules/values/records';
import { useReadiness, type Readiness } from './readiness';
import { useRefusals } from './useRefusals';

/** Messages by field; a field without a message is right. */
export type FormErrors<T> = Partial<Record<keyof T, string>>;

interface FormOptions<T> {
  /** The values that the form starts with; another object starts it again. */
  initial: T;
  /** The values entered on an earlier visit and not stored: the form begins with them. */
  entered?: T | undefined;
  /**
   * Another `initial` is what has been stored meanwhile: the form goes on from it, and what was
   * entered stays.
   */
  keepsEntered?: boolean;
  /** The errors of the values, by the same rules as the server's. */
  validate: (values: T) => FormErrors<T>;
  /**
   * Stores the values. Resolves to nothing when that worked, else to what is wrong with single
   * fields, if anything; never rejects.
   */
  save: (values: T) => Promise<FormErrors<T> | undefined>;
}

export interface Form<T extends object> {
  values: T;
  /**
   * Changes fields. `alsoCheck` names fields that depend on them and are to be checked from now on.
   * The same function at every drawing.
   */
  change: (changed: Partial<T>, alsoCheck?: readonly (keyof T)[]) => void;
  /** Only of fields that the person has changed or tried to save. */
  errors: FormErrors<T>;
  /** After a refused attempt: `errors` are about fields that are not on the page. */
  isUnseen: boolean;
  /** Fields that are still as in `from` become as in `to`; what was entered meanwhile stays. */
  adopt: (from: T, to: T) => void;
  isChanged: boolean;
  isSaving: boolean;
  submit: () => void;
  /** Says what is wrong, as an attempt to save does; true when nothing is. */
  check: () => boolean;
  /** Changes fields and saves in one go. */
  saveWith: (changed: Partial<T>) => void;
  /**
   * Saves with further values, made anew for each attempt: the form takes them over once they are
   * stored, and stays as it was entered when they are not.
   */
  saveAs: (further: () => Partial<T>) => void;
  /** Changes fields and tries again what was tried last, with its further values. */
  saveAgain: (changed?: Partial<T>) => void;
  /** Goes around the fields: one that is in the middle of something is waited for. */
  readiness: Readiness;
  /** Goes to the `<form>`: after a refused attempt the first wrong field in it takes the focus. */
  element: RefObject<HTMLFormElement | null>;
}

/** The last attempt: the values of the form, what was to be saved, and what that had besides. */
interface Sent<T> {
  entered: T;
  wanted: T;
  further: () => Partial<T>;
}

const nothing = () => ({});

/**
 * The state of a form: values, what is wrong with them, and the saving. Whatever happens, what was
 * entered stays.
 */
export function useForm<T extends object>({
  initial,
  entered = initial,
  keepsEntered = false,
  validate,
  save,
}: FormOptions<T>): Form<T> {
  const [started, setStarted] = useState(initial);
  const [values, setValues] = useState(entered);
  const [checked, setChecked] = useState<ReadonlySet<keyof T> | 'all'>(new Set());
  const [refused, setRefused] = useState<FormErrors<T>>({});
  const { isSaving, isRunning, run } = useSaving(save);
  const sent = useRef<Sent<T>>({ entered: initial, wanted: initial, further: nothing });
  const element = useRef<HTMLFormElement>(null);
  const { refuse, isUnseen } = useRefusals(element);
  const readiness = useReadiness();
  const isChanged = values !== started && !isSameValue(values, started);
  if (initial !== started) {
    setStarted(initial);
    if (!keepsEntered || !isChanged) setValues(initial);
  }
  const found: FormErrors<T> = { ...refused, ...validate(values) };

  const change = useCallback((changed: Partial<T>, alsoCheck: readonly (keyof T)[] = []) => {
    const names = keysOf(changed);
    setValues((before) => ({ ...before, ...changed }));
    setChecked((before) =>
      before === 'all' ? before : new Set([...before, ...names, ...alsoCheck]),
    );
    setRefused((before) => without(before, [...names, ...alsoCheck]));
  }, []);
  const adopt = (from: T, to: T) => {
    const last = sent.current;
    setValues((before) => adopted(before, { from, to }, last));
  };
  // All that is wrong is said at once.
  const isRight = (wrong: FormErrors<T>) => [readiness.check(), !hasErrors(wrong)].every(Boolean);
  const submit = async (entered: T, further: () => Partial<T> = nothing) => {
    if (isRunning.current) return;
    const wanted = { ...entered, ...further() };
    sent.current = { entered, wanted, further };
    setChecked('all');
    const wrong = validate(wanted);
    // Of the further values the form does not know: what is wrong with them stays to be said.
    setRefused(without(wrong, keysOf(validate(entered))));
    if (!isRight(wrong)) return refuse();
    const errors = await run(wanted);
    if (!errors) return;
    setRefused(errors);
    refuse();
  };
  const isUnchecked = (name: keyof T) => checked !== 'all' && !checked.has(name);
  const errors = without(found, keysOf(found).filter(isUnchecked));
  return {
    ...{ values, change, errors, adopt, isChanged, isSaving, element, readiness },
    isUnseen: isUnseen && hasErrors(errors),
    submit: () => void submit(values),
    check: () => {
      setChecked('all');
      const canBeSaved = isRight(validate(values));
      if (!canBeSaved) refuse();
      return canBeSaved;
    },
    saveWith: (changed) => {
      change(changed);
      void submit({ ...values, ...changed });
    },
    saveAs: (further) => void submit(values, further),
    saveAgain: (changed = {}) => {
      change(changed);
      void submit({ ...values, ...changed }, sent.current.further);
    },
  };
}

function useSaving<T>(save: FormOptions<T>['save']) {
  const [isSaving, setSaving] = useState(false);
  // At once: a second press may come before anything is drawn.
  const isRunning = useRef(false);
  const run = (wanted: T) => {
    isRunning.current = true;
    setSaving(true);
    return save(wanted).finally(() => {
      isRunning.current = false;
      setSaving(false);
    });
  };
  return { isSaving, isRunning, run };
}

/** Fields that are still as in `from`, or as they were when that was sent, become as in `to`. */
function adopted<T extends object>(
  before: T,
  { from, to }: { from: T; to: T },
  { entered, wanted }: Sent<T>,
): T {
  const names = keysOf({ ...from, ...to }).filter(
    (name) =>
      isSameValue(before[name], from[name]) ||
      (isSameValue(wanted[name], from[name]) && isSameValue(before[name], entered[name])),
  );
  return { ...before, ...Object.fromEntries(names.map((name) => [name, to[name]])) };
}

function hasErrors(errors: object): boolean {
  return Object.values(errors).some((message) => message !== undefined);
}

function without<T>(errors: FormErrors<T>, names: readonly (keyof T)[]): FormErrors<T> {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !names.includes(name as keyof T)),
  ) as FormErrors<T>;
}

/** The members of a form that its parts share. */
export type FormPart<T extends object> = Pick<Form<T>, 'values' | 'errors' | 'change'>;

/** The properties that a field needs of its form: `{...fieldOf(form, 'Title')}`. */
export function fieldOf<T extends object, K extends keyof T>(
  { values, errors, change }: FormPart<T>,
  name: K,
  alsoCheck?: readonly (keyof T)[],
) {
  const onChange = (value: T[K]) => {
    const changed: Partial<T> = {};
    changed[name] = value;
    change(changed, alsoCheck);
  };
  return { value: values[name], error: errors[name], onChange };
}
