import type { TrackedEvent } from '#shared/contract/analytics';
import { pageView } from '#shared/rules/tracking';
import type { ApplicationInsights } from '../../connectionStrings';

/** Milliseconds. */
const timeout = 5_000;

/**
 * Sends events on to Application Insights by its ingestion API. The service sees this server, never
 * the person or their address.
 */
export async function sendToInsights(
  { endpoint, key }: ApplicationInsights,
  events: readonly TrackedEvent[],
): Promise<void> {
  const body = JSON.stringify(events.map((event) => envelope(event, key)));
  const response = await fetch(`${endpoint}/v2.1/track`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}

function envelope({ Name, Time, ...properties }: TrackedEvent, key: string): object {
  const isView = Name === pageView;
  const name = isView ? (properties.Path ?? '') : Name;
  return {
    name: `Microsoft.ApplicationInsights.${isView ? 'Pageview' : 'Event'}`,
    time: Time,
    iKey: key,
    tags: { 'ai.cloud.role': 'portal' },
    data: {
      baseType: isView ? 'PageviewData' : 'EventData',
      baseData: { ver: 2, name, properties },
    },
  };
}
