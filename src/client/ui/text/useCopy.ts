import { useState, type RefObject } from 'react';
import { copyText } from '../../platform/copyText';

/**
 * Copies what is shown, or marks it where the browser or host forbids copying, and tells which of
 * them happened.
 */
export function useCopy(shown: RefObject<HTMLElement | null>) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    if (!isCopied && shown.current) getSelection()?.selectAllChildren(shown.current);
    setOutcome(isCopied ? 'copied' : 'refused');
  };
  return { outcome, copy };
}
