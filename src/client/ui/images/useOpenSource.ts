import { useState } from 'react';
import { useReadyCheck } from '../form/readiness';

/** Where a picture can be chosen, below the buttons. */
export type Source = 'gallery' | 'address';

/** The source that is open; what is written in it about a picture is not lost unasked. */
export function useOpenSource() {
  const [open, setOpen] = useState<Source>();
  const [isDescribing, setDescribing] = useState(false);
  const [asked, setAsked] = useState<{ next: Source | undefined }>();
  const stay = () => setAsked(undefined);
  // Who ends what the field stands in loses it too.
  useReadyCheck(() => {
    if (isDescribing) setAsked({ next: undefined });
    return !isDescribing;
  });
  const giveUp = () => {
    stay();
    setOpen(asked?.next);
  };
  return {
    open,
    setOpen: (next: Source | undefined) => (isDescribing ? setAsked({ next }) : setOpen(next)),
    /** Closes what is open, unless something is written in it. */
    makeRoom: () => !isDescribing && setOpen(undefined),
    onEditing: setDescribing,
    question: asked && { giveUp, stay },
  };
}
