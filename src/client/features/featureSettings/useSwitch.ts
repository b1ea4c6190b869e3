import { useEffect, useEffectEvent, useRef } from 'react';
import { isSameValue } from '#shared/rules/values/isSameValue';
import type { Editor } from '../../editing/useEditor';

/**
 * Stores a switch at once. One that is pressed while it is being stored is stored again after that,
 * as it was pressed last; where storing it failed, it stays to be tried again.
 */
export function useSwitch({
  form,
  failure,
  conflict,
  deletion,
}: Editor<{ Value: unknown }>): (Value: unknown) => void {
  const { isSaving, change, saveWith } = form;
  const sent = useRef<unknown>(undefined);
  const pressed = useRef<{ Value: unknown }>(undefined);
  const goOn = useEffectEvent(() => {
    const last = pressed.current;
    pressed.current = undefined;
    if (!last) return;
    const isStored = isSameValue(last.Value, sent.current);
    if (isStored || failure || conflict || deletion) return change(last);
    sent.current = last.Value;
    saveWith(last);
  });
  useEffect(() => {
    if (!isSaving) goOn();
  }, [isSaving]);
  return (Value) => {
    if (isSaving) {
      pressed.current = { Value };
      change({ Value });
    } else {
      sent.current = Value;
      saveWith({ Value });
    }
  };
}
