import { useState } from 'react';
import type { ComponentId } from '#shared/realtime';
import { lifetimes } from '../cache/lifetimes';
import { connection } from '../connection/connection';
import { componentStates } from './componentStates';
import { clientState } from '../../platform/clientState';
import type { ReadKey } from '../read/readKey';

/** The visit before the present one, of every component whose route is shown. */
const visitsBefore = clientState(() => new Map<ComponentId, string>());

/**
 * When the person last visited a component's route, ISO 8601; from a key of its own that outlives
 * the page (BADGE-08).
 */
export function lastVisit(id: ComponentId): string | undefined {
  return connection().cache.peek<string>(visitKey(id))?.Data;
}

/**
 * Stores that the person is at the component's route now, which takes its badge away (BADGE-15,
 * BADGE-16).
 */
export function noteVisit(id: ComponentId, now = new Date()): void {
  connection().cache.put(visitKey(id), now.toISOString(), lifetimes.visit);
  if (componentStates().of(id).ShowBadge)
    componentStates().update({ ComponentId: id, ShowBadge: false });
}

/**
 * The person comes to the route of these components: until the returned function is called, what is
 * new to them is told by their visits before this one.
 */
export function beginStay(ids: readonly ComponentId[]): () => void {
  const stays = visitsBefore.value;
  for (const id of ids) stays.set(id, lastVisit(id) ?? new Date().toISOString());
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
  return useState(() => visitsBefore.value.get(id) ?? lastVisit(id) ?? new Date().toISOString())[0];
}

function visitKey(id: ComponentId): ReadKey {
  return `visits ${id}`;
}
