import type { analytics, TrackedEvent } from '#shared/contract/analytics';
import { linkWithoutQuery } from '#shared/rules/tracking';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { sendToInsights } from './applicationInsights';
import { deleteEventsBefore, insertEvents } from './store';

const day = 24 * 3_600_000;
/** Milliseconds after which this server looks again for what has been kept long enough. */
const cleaningInterval = 3_600_000;

/** Events of use: without names, off by a setting, and kept for as long as a setting says (TRACK-12). */
export function analyticsHandlers({ db, targeting, config, now, log }: HandlerDeps): Handlers<typeof analytics> {
  let cleanedAt = 0;
  const clean = async (keptDays: number) => {
    if (now().getTime() - cleanedAt < cleaningInterval) return;
    cleanedAt = now().getTime();
    await deleteEventsBefore(db, new Date(cleanedAt - keptDays * day));
  };
  return {
    'POST /analytics/events': async ({ body }) => {
      const { enableAnalytics, analyticsRetentionDays } = await targeting.settings();
      if (!enableAnalytics) return undefined;
      const events = body.Events.map((event) => withoutPeople(event, now()));
      await insertEvents(db, events);
      await clean(analyticsRetentionDays);
      if (config.applicationInsights) sendToInsights(config.applicationInsights, events).catch((error: Error) => log.warn(`Application Insights: ${error.message}`));
      return undefined;
    },
  };
}

/** The query of a link could name somebody; a clock that is wrong must not reach into the future. */
function withoutPeople({ Link, ...event }: TrackedEvent, now: Date): TrackedEvent {
  const bare = Link && linkWithoutQuery(Link);
  const Time = new Date(Math.min(Date.parse(event.Time), now.getTime())).toISOString();
  return { ...event, Time, ...(bare && { Link: bare }) };
}
