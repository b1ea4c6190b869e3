import type { Place } from './placeOfPage';

export type HostTheme = 'default' | 'dark' | 'contrast';

/** What the surroundings mean for what is drawn. */
export interface HostState {
  place: Place;
  /** What of Teams it is, in Teams' words, such as `desktop` or `ios`. */
  client?: string;
  /** Teams' theme (TEAMS-15); without it the system's counts. */
  theme?: HostTheme;
}

let state: HostState = { place: 'browser' };
const listeners = new Set<() => void>();

export function hostState(): HostState {
  return state;
}

export function changeHostState(change: Partial<HostState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Calls back after each change until the returned function is called. */
export function listenToHostState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
