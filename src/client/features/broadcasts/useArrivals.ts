import { useState } from 'react';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';

interface Arrivals {
  messages: readonly BroadcastMessage[] | undefined;
  /** Titles by id of everything that has been there; not there before the first list. */
  known?: ReadonlyMap<number, string>;
  arrived: readonly BroadcastMessage[];
}

/**
 * The messages that came, or whose title changed, with the newest change of the list; none with the
 * first list.
 */
export function useArrivals(
  messages: readonly BroadcastMessage[] | undefined,
): readonly BroadcastMessage[] {
  const [state, setState] = useState<Arrivals>({ messages: undefined, arrived: [] });
  if (messages !== state.messages) setState(next(state, messages));
  return state.arrived;
}

function next({ known }: Arrivals, messages: Arrivals['messages']): Arrivals {
  if (!messages) return { messages, known, arrived: [] };
  const titles = new Map([
    ...(known ?? []),
    ...messages.map(({ Id, Title }) => [Id, Title] as const),
  ]);
  return {
    messages,
    known: titles,
    arrived: known ? messages.filter(({ Id, Title }) => known.get(Id) !== Title) : [],
  };
}
