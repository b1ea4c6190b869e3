import { certain } from '../values/certain';
import { keysOf } from '../values/records';

/** Critical=1, Warning=2, Information=3. Spec: core §3. */
export const broadcastTypes = { critical: 1, warning: 2, information: 3 } as const;
export type BroadcastType = (typeof broadcastTypes)[keyof typeof broadcastTypes];
export type Severity = keyof typeof broadcastTypes;

/** Most characters of a message's text, which is HTML, and of the words of its link. */
export const messageLimits = { text: 20_000, linkText: 255 } as const;

/** Between two moments, ISO 8601; `null` is an open bound. */
export interface Window {
  StartDate: string | null;
  EndDate: string | null;
}

export type WindowState = 'active' | 'scheduled' | 'ended';

export function severityOf(type: BroadcastType): Severity {
  return certain(keysOf(broadcastTypes).find((severity) => broadcastTypes[severity] === type));
}

/** The bounds as dates (BROADCAST-01). */
export function parsedWindow({ StartDate, EndDate }: Window): {
  start: Date | null;
  end: Date | null;
} {
  return {
    start: StartDate === null ? null : new Date(StartDate),
    end: EndDate === null ? null : new Date(EndDate),
  };
}

/**
 * Active from the start on and until just before the end; an empty bound is open (BROADCAST-04,
 * BROADCAST-05).
 */
export function windowState(window: Window, now: Date): WindowState {
  const { start, end } = parsedWindow(window);
  if (end && end <= now) return 'ended';
  return start && start > now ? 'scheduled' : 'active';
}

/** True when both bounds are given and the end is not after the start (BROADCAST-27). */
export function isInvalidWindow({ StartDate, EndDate }: Window): boolean {
  return StartDate !== null && EndDate !== null && new Date(EndDate) <= new Date(StartDate);
}

/** The most severe first, then what began last. */
export function bySeverity(a: Ordered, b: Ordered): number {
  return a.BroadcastType - b.BroadcastType || startOf(b) - startOf(a) || b.Id - a.Id;
}

interface Ordered extends Window {
  Id: number;
  Created: string;
  BroadcastType: BroadcastType;
}

/** A message without a start began when it was written. */
function startOf({ StartDate, Created }: Ordered): number {
  return Date.parse(StartDate ?? Created);
}

/** The page below is what people came for. */
const maxAtFirst = 3;

/**
 * How many of the messages, the most severe first, stand there before somebody asks for the others:
 * three, and on a narrow window of those only what is critical, or the first one. Where a single
 * one would be left out it is shown: the line that offers it would take its room.
 */
export function shownAtFirst(
  messages: readonly { BroadcastType: BroadcastType }[],
  isNarrow: boolean,
): number {
  const critical = messages.filter(
    ({ BroadcastType }) => BroadcastType === broadcastTypes.critical,
  ).length;
  const shown = isNarrow ? Math.min(maxAtFirst, Math.max(1, critical)) : maxAtFirst;
  return messages.length === shown + 1 ? messages.length : shown;
}
