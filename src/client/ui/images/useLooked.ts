import { useEffect, useState } from 'react';
import { useStable } from '../../platform/useStable';
import type { GalleryImage } from '#shared/contract/pages/images';

/** The picture of which more is shown; what is written about it is not lost unasked. */
export function useLooked(onEditing?: (isEditing: boolean) => void) {
  const [looked, setLooked] = useState<GalleryImage>();
  const [isEditing, setEditing] = useState(false);
  const [asked, setAsked] = useState<{ next: GalleryImage | undefined }>();
  const tell = useStable((is: boolean) => onEditing?.(is));
  useEffect(() => {
    tell(isEditing);
    return () => tell(false);
  }, [tell, isEditing]);
  const leave = (next?: GalleryImage) => {
    setAsked(undefined);
    setEditing(false);
    setLooked(next);
  };
  return {
    looked,
    /** Something is written about it that is not saved. */
    isEditing,
    setEditing,
    /** Shows more of another one, or of none. */
    look: (next?: GalleryImage) => (isEditing ? setAsked({ next }) : leave(next)),
    /** The same, whatever is written. */
    leave,
    /** The question before that; nothing while there is none. */
    question: asked && { giveUp: () => leave(asked.next), stay: () => setAsked(undefined) },
  };
}
