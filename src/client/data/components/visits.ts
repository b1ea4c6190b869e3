import { useState, useSyncExternalStore } from 'react';
import type { ComponentId } from '#shared/realtime';
import { lifetimes } from '../cache/lifetimes';
import { connection } from '../connection/connection';
import { componentStates } from './componentStates';
import { clientListeners, clientState } from '../../platform/clientState';
import { presentDate } from '../../platform/presentTime';
import type { ReadKey } from '../read/readKey';

/** The visit before the present one, of every component whose route is shown. */
const visitsBefore = clientState(() => new Map<ComponentId, string>());
const stayListeners = clientListeners();

/**
 * When the person last visited a component's route, ISO 8601; from a key of its own that outlives
 * the page (BADGE-08).
 */
export function lastVisit(id: ComponentId): string | undefined {
  return connection().cache.peek<string>(visitKey(id))?.Data;
}

/**
 * Stores that the person is at the component's route now, which takes its badge away (BADGE-15,
 * BADGE-16). It is told to who listens to the components, also where there was no badge.
 */
export function noteVisit(id: ComponentId, now = presentDate()): void {
  connection().cache.put(visitKey(id), now.toISOString(), lifetimes.visit);
  const states = componentStates();
  if (states.of(id).ShowBadge) states.update({ ComponentId: id, ShowBadge: false });
  else states.notify();
}

/**
 * The person comes to the route of these components: until the returned function is called, what is
 * new to them is told by their visits before this one.
 */
export function beginStay(ids: readonly ComponentId[]): () => void {
  const stays = visitsBefore.value;
  for (const id of ids) stays.set(id, lastVisit(id) ?? presentDate().toISOString());
  stayListeners.notify();
  return () => ids.forEach((id) => stays.delete(id));
}

/** Takes over a visit in another tab. */
export function takeVisit(id: ComponentId, time: string): void {
  if (time > (lastVisit(id) ?? '')) connection().cache.put(visitKey(id), time, lifetimes.visit);
}

/**
 * The visit before this one, for as long as this one lasts, also in what is drawn late: what came
 * since is new to the person. Whoever was never here before counts from now.
 */
export function useLastVisit(id: ComponentId): string {
  const [latest, setLatest] = useState(() => lastVisit(id) ?? presentDate().toISOString());
  const visit = useSyncExternalStore(subscribeToStays, () => visitsBefore.value.get(id) ?? latest);
  // Between two stays it is still the one before the last.
  if (visit !== latest) setLatest(visit);
  return visit;
}

/** A page that stays while another one is shown subscribes anew, to another stay, when it comes back. */
function subscribeToStays(onChange: () => void): () => void {
  onChange();
  return stayListeners.subscribe(onChange);
}

function visitKey(id: ComponentId): ReadKey {
  return `visits ${id}`;
}
