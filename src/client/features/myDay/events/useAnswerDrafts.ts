import { useState } from 'react';

/** What a person has written to the organizer of an event and not sent yet. */
export interface AnswerDraft {
  /** `undefined` until a comment is wanted. */
  comment: string | undefined;
  write: (comment: string) => void;
}

export interface AnswerDrafts {
  of: (id: string) => AnswerDraft;
  /** Forgets what was sent. */
  discard: (id: string) => void;
}

/**
 * Comments by the id of their event. They outlive the row: it goes with a "No" and is drawn again
 * when that fails.
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
