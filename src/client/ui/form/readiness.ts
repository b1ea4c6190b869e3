import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';

/** Whether a field can be saved as it stands; one that cannot says why. */
type Check = () => boolean;

/** The fields of a form that can be in the middle of something, which their value does not show. */
export interface Readiness {
  /** Answers what takes the field away again. */
  add: (check: Check) => () => void;
  /** Asks every field, so that each says what it waits for; true when none does. */
  check: Check;
}

/** The fields that stand within this place are those of a form, or of a dialog of its own. */
export const ReadinessScope = createContext<Readiness | undefined>(undefined);

/** The readiness of the fields within a scope; the same object at every drawing. */
export function useReadiness(): Readiness {
  const [readiness] = useState<Readiness>(() => {
    const checks = new Set<Check>();
    return {
      add: (check) => {
        checks.add(check);
        return () => checks.delete(check);
      },
      check: () => [...checks].map((check) => check()).every(Boolean),
    };
  });
  return readiness;
}

/** Has the form around ask this field, too, before it is saved. */
export function useReadyCheck(check: Check): void {
  const scope = useContext(ReadinessScope);
  const onAsked = useEffectEvent(check);
  useEffect(() => scope?.add(() => onAsked()), [scope]);
}
