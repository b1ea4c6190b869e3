import { useEffect, type RefObject } from 'react';
import { calloutKinds } from '#shared/rules/richText/allowList';
import { useTexts } from '../../texts/useTexts';

interface CalloutNamesProps {
  /** Where the text is shown, once it is. */
  place: RefObject<HTMLElement | null>;
  html: string;
}

/** Tells screen readers what the blocks are that stand out from a text. */
export function CalloutNames({ place, html }: CalloutNamesProps) {
  const { callouts } = useTexts('richText');
  useEffect(() => {
    for (const kind of calloutKinds)
      for (const block of place.current?.querySelectorAll(`[data-callout="${kind}"]`) ?? []) {
        block.setAttribute('role', 'note');
        block.setAttribute('aria-label', callouts[kind]);
      }
  }, [place, html, callouts]);
  return null;
}
