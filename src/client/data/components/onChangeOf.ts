import type { ComponentId, ContentChange } from '#shared/realtime';
import { componentStates } from './componentStates';

/**
 * Calls back when it is announced that content of a component has changed; with nothing where
 * nobody knows what. For what no read keeps.
 */
export function onChangeOf(
  id: ComponentId,
  listener: (change: ContentChange | null) => void,
): () => void {
  const states = componentStates();
  let last = states.of(id);
  return states.subscribe(() => {
    const state = states.of(id);
    if (state === last) return;
    last = state;
    listener(state.Data);
  });
}
