import { useSyncExternalStore } from 'react';
import { hostState, listenToHostState, type HostState } from './hostState';

/** Where the portal runs and which theme its host shows; follows changes. */
export function useHostState(): HostState {
  return useSyncExternalStore(listenToHostState, hostState);
}
