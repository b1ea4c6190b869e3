import { useEffect, useRef, useState, useSyncExternalStore, type RefCallback } from 'react';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import type { DayEvent } from '#shared/rules/calendar/dayEvents';
import { type StripPart } from '#shared/rules/widgets/stripParts';
import { startOfDay } from '#shared/rules/time/localDays';
import {
  dishesOf,
  meetingMoments,
  nextMeeting,
  readingDue,
  readingMoments,
} from '#shared/rules/widgets/todayStrip';
import { connection } from '../../../data/connection/connection';
import { permittedOf } from '../../../data/read/readTogether';
import {
  hasPendingPermissions,
  listenToPendingPermissions,
} from '../../../data/session/pendingPermissions';
import { useSession } from '../../../data/session/session';
import { dayScopes, eventsKey, eventsScopes } from '../../../features/myDay/dayKeys';
import { useEvents } from '../../../features/myDay/events/useEvents';
import { useDay } from '../../../data/useDay';
import { useRequiredReading } from '../../../features/requiredReading/useRequiredReading';
import { useMenus, useRestaurants } from '../../../features/restaurants/useRestaurantMenu';
import { presentDate } from '../../../platform/presentTime';
import { useNow } from '../../../platform/useNow';
import { useTexts } from '../../../texts/useTexts';
import { valueOr } from '../../../ui/widget/combineStates';
import { useOverdue } from '../../../ui/widget/useOverdue';
import { mayPass, useFailureKept } from '../../../ui/widget/useTriesAgain';
import type { WidgetState } from '../../../ui/widget/widgetState';
import { noteStrip, wantedParts } from './stripRoom';

/** Milliseconds that the parts wait for each other at least: their place is kept meanwhile. */
const partsTimeout = 2_000;

export interface Lunch {
  restaurant: string;
  dishes: string[];
}

/** The content of each part; left out: there is none, or it is not known. */
export interface Strip {
  requiredReading?: { overdue: UserItemToRead[]; due: UserItemToRead[] };
  meeting?: DayEvent;
  lunch?: Lunch;
}

/** A part that could not be read. */
export interface MissingPart {
  part: StripPart;
  isTrying: boolean;
  tryAgain: () => void;
  /** For the element that stands for it. */
  watch: RefCallback<HTMLElement>;
}

/**
 * The person's matters of the moment, and what may be missing of them for now. A part that is refused
 * is left out: its own place says so.
 */
export function useStrip(): { strip: Strip; missing: MissingPart[] } {
  const wanted = wantedParts(useSession());
  const isWanted = (part: StripPart) => wanted.includes(part);
  const [reading, meeting, lunch] = [
    useReadingDue(isWanted('requiredReading')),
    useMeeting(isWanted('meeting')),
    useLunch(isWanted('lunch')),
  ];
  const strip = {
    ...(reading.value && { requiredReading: reading.value }),
    ...(meeting.value && { meeting: meeting.value }),
    ...(lunch.value && { lunch: lunch.value }),
  };
  const parts = [reading, meeting, lunch];
  const missing = parts.flatMap((part) => part.missing ?? []);
  const hasAny = Object.keys(strip).length + missing.length > 0;
  const isKnown = parts.every(({ isLoading }) => !isLoading);
  const day = useDay();
  useEffect(() => {
    if (hasAny || isKnown) noteStrip(hasAny, day);
  }, [hasAny, isKnown, day]);
  // All of it at once, so that nothing moves aside for what comes later; a slow part comes alone.
  const isOverdue = useOverdue(!isKnown, { min: partsTimeout });
  const [wasShown, setShown] = useState(false);
  if (!wasShown && (isKnown || isOverdue)) setShown(true);
  return wasShown ? { strip, missing } : { strip: {}, missing: [] };
}

interface Part<T> {
  value?: T | undefined;
  missing?: MissingPart | undefined;
  isLoading: boolean;
}

/** The failure of a part that is wanted, until it is over. */
function useMissingPart(
  part: StripPart,
  isWanted: boolean,
  state: WidgetState<unknown>,
): MissingPart | undefined {
  const { shown, tryAgain, watch } = useFailureKept(state);
  const isMissing = isWanted && shown.state === 'failed' && mayPass(shown.failure);
  return isMissing ? { part, isTrying: shown !== state, tryAgain, watch } : undefined;
}

function useReadingDue(isWanted: boolean): Part<NonNullable<Strip['requiredReading']>> {
  const state = useRequiredReading({ isWanted });
  const items = valueOr(state, []);
  const now = new Date(useNow(readingMoments(items)));
  const found = readingDue(items, now);
  const hasAny = found.overdue.length + found.due.length > 0;
  return {
    value: isWanted && hasAny ? found : undefined,
    missing: useMissingPart('requiredReading', isWanted, state),
    isLoading: isWanted && state.state === 'loading',
  };
}

/**
 * Nobody is asked for a permission here: who has not given it has no meeting in the strip until they
 * have signed in for something else.
 */
function useMeeting(isWanted: boolean): Part<DayEvent> {
  const { isLicenceKnown } = useSession();
  const day = useDay();
  const isKnown = connection().cache.peek(eventsKey(day)) !== undefined;
  const permitted = usePermitted(isWanted && isLicenceKnown && !isKnown);
  const isReady = isWanted && isLicenceKnown && (isKnown || typeof permitted === 'object');
  const state = useEvents(day, useTexts('todayStrip').parts.meeting, {
    isWanted: isReady,
    ...(typeof permitted === 'object' && { scopes: permitted }),
  });
  const events = valueOr(state, []);
  // The events of a new day are of no use to a time of the day before.
  const moments = [startOfDay(day).getTime(), ...meetingMoments(events, presentDate())];
  const now = new Date(useNow(moments));
  return {
    value: isReady ? nextMeeting(events, now) : undefined,
    missing: useMissingPart('meeting', isReady, state),
    isLoading: isWanted && (isReady ? state.state === 'loading' : permitted !== 'none'),
  };
}

/** By which permissions events can be read without asking; looked for again after a Sign in. */
function usePermitted(isAsked: boolean): string[] | 'none' | undefined {
  const isPending = useSyncExternalStore(listenToPendingPermissions, hasPendingPermissions);
  const looks = useRef(0);
  const [permitted, setPermitted] = useState<string[] | 'none'>();
  useEffect(() => {
    if (!isAsked || (isPending && looks.current > 0)) return;
    const look = (looks.current += 1);
    // A look from before a Sign in may end after it.
    const isLatest = () => look === looks.current;
    void permittedOf([dayScopes, eventsScopes]).then((found) => {
      if (isLatest()) setPermitted(found ?? 'none');
    });
  }, [isAsked, isPending]);
  return permitted;
}

function useLunch(isWanted: boolean): Part<Lunch> {
  const { state } = useRestaurants({ isWanted, isCalm: true });
  const chosen = state.state === 'ready' ? state.value.chosen : undefined;
  const isChosen = isWanted && chosen !== undefined;
  const menus = useMenus(chosen?.Id ?? 0, { isWanted: isChosen, isCalm: true });
  const today = useDay();
  const dishes = dishesOf(valueOr(menus, []), new Date(`${today}T12:00`));
  const read = isChosen ? menus : state;
  return {
    value: isChosen && dishes.length > 0 ? { restaurant: chosen.Name, dishes } : undefined,
    missing: useMissingPart('lunch', isWanted, read),
    isLoading: isWanted && read.state === 'loading',
  };
}
