import type { Place } from './placeOfPage';
import { clientListeners, clientState } from '../platform/clientState';

export type HostTheme = 'default' | 'dark' | 'contrast';

/** The surroundings of the page, as far as they matter for what is drawn. */
export interface HostState {
  place: Place;
  /** The kind of Teams, in Teams' words, such as `desktop` or `ios`. */
  client?: string;
  /** Teams' theme (TEAMS-15); without it the system's counts. */
  theme?: HostTheme;
}

const state = clientState<HostState>(() => ({ place: 'browser' }));
const listeners = clientListeners();

export function hostState(): HostState {
  return state.value;
}

export function changeHostState(change: Partial<HostState>): void {
  state.value = { ...state.value, ...change };
  listeners.notify();
}

/** Calls back after each change until the returned function is called. */
export function listenToHostState(listener: () => void): () => void {
  return listeners.subscribe(listener);
}
