import { useCallback, useRef, useState, type RefObject } from 'react';
import { isSameValue } from '#shared/rules/values/isSameValue';
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
  /** Goes around the fields: one that is in the middle of something is waited for. */
  readiness: Readiness;
  /** Goes to the `<form>`: after a refused attempt the first wrong field in it takes the focus. */
  element: RefObject<HTMLFormElement | null>;
}

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
  const [isSaving, setSaving] = useState(false);
  // At once: a second press may come before anything is drawn.
  const isRunning = useRef(false);
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
    const names = Object.keys(changed) as (keyof T)[];
    setValues((before) => ({ ...before, ...changed }));
    setChecked((before) =>
      before === 'all' ? before : new Set([...before, ...names, ...alsoCheck]),
    );
    setRefused((before) => without(before, [...names, ...alsoCheck]));
  }, []);
  const adopt = (from: T, to: T) =>
    setValues((before) => {
      const names = (Object.keys(to) as (keyof T)[]).filter((name) =>
        isSameValue(before[name], from[name]),
      );
      return { ...before, ...Object.fromEntries(names.map((name) => [name, to[name]])) };
    });
  // All that is wrong is said at once.
  const isRight = (wanted: T) => [readiness.check(), !hasErrors(validate(wanted))].every(Boolean);
  const submit = async (wanted: T) => {
    if (isRunning.current) return;
    setChecked('all');
    setRefused({});
    if (!isRight(wanted)) return refuse();
    isRunning.current = true;
    setSaving(true);
    const errors = await save(wanted).finally(() => {
      isRunning.current = false;
      setSaving(false);
    });
    if (!errors) return;
    setRefused(errors);
    refuse();
  };
  const errors =
    checked === 'all'
      ? found
      : without(
          found,
          (Object.keys(found) as (keyof T)[]).filter((name) => !checked.has(name)),
        );
  return {
    ...{ values, change, errors, adopt, isChanged, isSaving, element, readiness },
    isUnseen: isUnseen && hasErrors(errors),
    submit: () => void submit(values),
    check: () => {
      setChecked('all');
      const canBeSaved = isRight(values);
      if (!canBeSaved) refuse();
      return canBeSaved;
    },
    saveWith: (changed) => {
      change(changed);
      void submit({ ...values, ...changed });
    },
  };
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
