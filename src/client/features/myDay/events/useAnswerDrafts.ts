import { useState } from 'react';

/** A person's unsent comment to the organizer of an event. */
export interface AnswerDraft {
  /** `undefined` until a comment is wanted. */
  comment: string | undefined;
  write: (comment: string) => void;
}

export interface AnswerDrafts {
  of: (id: string) => AnswerDraft;
  /** Discards a comment that was sent. */
  discard: (id: string) => void;
}

/**
 * Comments by the id of their event. They outlive the row: it goes with a "No" and comes back when
 * that fails.
 */
export function useAnswerDrafts(): AnswerDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    of: (id) => ({
      comment: drafts.get(id),
      write: (comment) => setDrafts((before) => new Map(before).set(id, comment)),
    }),
    discard: (id) => setDrafts((before) => new Map([...before].filter(([each]) => each !== id))),
  };
}
