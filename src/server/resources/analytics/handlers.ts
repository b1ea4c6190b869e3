import type { analytics, TrackedEvent } from '#shared/contract/analytics';
import type { Measure, PageMeasure } from '#shared/contract/measures';
import { linkWithoutQuery, trackingLimits } from '#shared/rules/tracking';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { createRateLimit } from '../../http/callers/rateLimit';
import { countMeasures, TakenBuilds } from '../measures/countMeasures';
import { addMeasures } from '../measures/store';
import { findUser } from '../users/store';
import { sendToInsights } from './applicationInsights';
import { insertEvents } from './store';

/** Events of use, and how fast things were: without names, and off by a setting (TRACK-12). */
export function analyticsHandlers({
  db,
  changes,
  targeting,
  config,
  now,
  log,
  figures,
}: HandlerDeps): Handlers<typeof analytics> {
  const perPerson = createRateLimit(trackingLimits.anHour, 3_600);
  const builds = new TakenBuilds();
  /** Events beyond the limit are dropped without a word: nobody waits for them, nor sends them again. */
  const isWithin = async (id: string, amount: number) => {
    try {
      await perPerson.count(id, amount);
      return true;
    } catch {
      return false;
    }
  };
  /** A window that was opened before the person refused still sends (SETTINGS-48). */
  const isCounted = async (id: string) =>
    (await targeting.settings()).enableAnalytics &&
    (await findUser(db, id))?.AllowsAnalytics !== false;
  return {
    'POST /analytics/events': async ({ person, body }) => {
      if (!(await isCounted(person.id)) || !(await isWithin(person.id, body.Events.length)))
        return undefined;
      const measures = body.Events.filter(isMeasure);
      const events = body.Events.flatMap((event) =>
        isMeasure(event) ? [] : [withoutPeople(event, now())],
      );
      await changes.commit(db, person, undefined, async (transaction) => {
        if (events.length > 0) await insertEvents(transaction, events);
        await addMeasures(transaction, countMeasures(measures, now(), builds));
      });
      for (const { Vital, Path, Value } of measures.filter(isOfPage))
        if (Vital !== 'CLS') figures?.vital(Vital, Path, Value);
      if (config.applicationInsights && events.length > 0)
        sendToInsights(config.applicationInsights, events).catch((error: Error) =>
          log.warn(`Application Insights: ${error.message}`),
        );
      return undefined;
    },
  };
}

function isMeasure(event: TrackedEvent | Measure): event is Measure {
  return event.Name === 'PageMeasure' || event.Name === 'WidgetMeasure';
}

function isOfPage(measure: Measure): measure is PageMeasure {
  return measure.Name === 'PageMeasure';
}

/**
 * The query of a link could name somebody; a clock that is wrong must not reach into the future.
 */
function withoutPeople({ Link, ...event }: TrackedEvent, now: Date): TrackedEvent {
  const bare = Link && linkWithoutQuery(Link);
  const Time = new Date(Math.min(Date.parse(event.Time), now.getTime())).toISOString();
  return { ...event, Time, ...(bare && { Link: bare }) };
}
