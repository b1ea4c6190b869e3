import { useSyncExternalStore } from 'react';
import { clientListeners, clientState } from '../../platform/clientState';
import type { TourPage } from './tours';

/** Another number is another tour. */
interface Requested {
  page: TourPage;
  number: number;
}

const requested = clientState<Requested | undefined>(() => undefined);
const changes = clientListeners();

function request(next?: Requested): void {
  requested.value = next;
  changes.notify();
}

/** Somebody wants to be shown around this page, on which they are, or to which they are going. */
export const startTour = (page: TourPage) =>
  request({ page, number: (requested.value?.number ?? 0) + 1 });
export const endTour = () => request();

/** The tour that is under way. */
export function useRequestedTour() {
  return useSyncExternalStore(changes.subscribe, () => requested.value);
}
