import { useEffect, useState, type RefObject } from 'react';

interface Refusals {
  /** An attempt to save was refused: the first wrong field takes the focus. */
  refuse: () => void;
  /** The last refusal was about no field that is in the form. */
  isUnseen: boolean;
}

/** The attempts to save that were refused, and where that is seen. */
export function useRefusals(form: RefObject<HTMLFormElement | null>): Refusals {
  const [refused, setRefused] = useState(0);
  const [unseen, setUnseen] = useState(0);
  useEffect(() => {
    if (refused === 0 || focusFirstWrong(form.current)) return undefined;
    // Only once it is drawn is it known that no field says so.
    const timer = setTimeout(() => setUnseen(refused));
    return () => clearTimeout(timer);
  }, [refused, form]);
  return {
    refuse: () => setRefused((before) => before + 1),
    isUnseen: refused > 0 && unseen === refused,
  };
}

/**
 * Focuses the first wrong field, out of whatever is folded over it, or, where it is a group of
 * several, the first of them; answers whether there is one.
 */
function focusFirstWrong(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!wrong) return false;
  for (let fold = foldOver(wrong); fold; fold = foldOver(fold)) fold.open = true;
  wrong.focus();
  if (document.activeElement !== wrong)
    wrong.querySelector<HTMLElement>('input, select, textarea, button, [tabindex="0"]')?.focus();
  return true;
}

function foldOver(element: HTMLElement): HTMLDetailsElement | null {
  return element.parentElement?.closest<HTMLDetailsElement>('details:not([open])') ?? null;
}
