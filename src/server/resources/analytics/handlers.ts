import type { analytics, TrackedEvent } from '#shared/contract/analytics';
import { linkWithoutQuery } from '#shared/rules/tracking';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { sendToInsights } from './applicationInsights';
import { insertEvents } from './store';

/** Events of use: without names, and off by a setting (TRACK-12). */
export function analyticsHandlers({
  db,
  changes,
  targeting,
  config,
  now,
  log,
}: HandlerDeps): Handlers<typeof analytics> {
  return {
    'POST /analytics/events': async ({ person, body }) => {
      const { enableAnalytics } = await targeting.settings();
      if (!enableAnalytics) return undefined;
      const events = body.Events.map((event) => withoutPeople(event, now()));
      await changes.commit(db, person, undefined, (transaction) =>
        insertEvents(transaction, events),
      );
      if (config.applicationInsights)
        sendToInsights(config.applicationInsights, events).catch((error: Error) =>
          log.warn(`Application Insights: ${error.message}`),
        );
      return undefined;
    },
  };
}

/**
 * The query of a link could name somebody; a clock that is wrong must not reach into the future.
 */
function withoutPeople({ Link, ...event }: TrackedEvent, now: Date): TrackedEvent {
  const bare = Link && linkWithoutQuery(Link);
  const Time = new Date(Math.min(Date.parse(event.Time), now.getTime())).toISOString();
  return { ...event, Time, ...(bare && { Link: bare }) };
}
