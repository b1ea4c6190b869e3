import { useEffect, useEffectEvent, useRef } from 'react';
import { isSameValue } from '#shared/rules/values/isSameValue';
import type { Editor } from '../../editing/useEditor';

/**
 * Stores a switch at once. One that is pressed or reset while it is being stored is stored again
 * after that, as it was wanted last; where storing it failed, it stays to be tried again.
 */
export function useSwitch({
  form,
  failure,
  conflict,
  deletion,
}: Editor<{ Value: unknown }>): (Value: unknown) => void {
  const { values, isChanged, isSaving, change, saveWith } = form;
  const wanted = useRef<{ Value: unknown }>(undefined);
  const goOn = useEffectEvent(() => {
    const last = wanted.current;
    wanted.current = undefined;
    if (!last) return;
    const isStored = !isChanged && isSameValue(last.Value, values.Value);
    if (isStored || failure || conflict || deletion) return change(last);
    saveWith(last);
  });
  useEffect(() => {
    if (!isSaving) goOn();
  }, [isSaving]);
  return (Value) => {
    if (isSaving) {
      wanted.current = { Value };
      change({ Value });
    } else saveWith({ Value });
  };
}
