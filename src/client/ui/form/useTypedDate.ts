import { useState } from 'react';

interface TypedDateOptions {
  /** As the browser's field has it; empty for none. */
  value: string;
  /** Not told of what is half written. */
  onChange: (value: string) => void;
  /** Whether a whole date is still being typed. */
  isBegun?: (typed: string) => boolean;
}

/**
 * The date that stands in a browser's own field: it stays while it is half written, which the
 * browser tells as a field that is empty and wrong.
 */
export function useTypedDate({ value, onChange, isBegun = () => false }: TypedDateOptions) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [isHalf, setHalf] = useState(false);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
    setHalf(false);
  }
  return {
    typed,
    /** Whether it was half written when it was last taken. */
    isHalf,
    /** Takes what stands in the field now; whether that is half written. */
    take: ({ value: next, validity }: HTMLInputElement): boolean => {
      setTyped(next);
      setHalf(validity.badInput);
      if (validity.badInput || next === known || isBegun(next)) return validity.badInput;
      setKnown(next);
      onChange(next);
      return false;
    },
    clear: () => {
      setHalf(false);
      onChange('');
    },
  };
}
