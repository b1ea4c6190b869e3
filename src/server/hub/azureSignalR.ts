import { setTimeout as wait } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { updateComponentState, type ComponentUpdate } from '#shared/realtime';
import type { SentAnnouncement } from '../db/announcement';
import type { SignalRService } from '../connectionStrings';

/**
 * Azure SignalR Service in serverless mode: it holds the connections, the portal only signs and
 * sends.
 */
export interface AzureSignalR {
  /**
   * The answer to a negotiation that sends the client there; its token ends with the person's own,
   * and after an hour at most.
   */
  redirect(personId: string, until: number): Promise<{ url: string; accessToken: string }>;
  /**
   * Sends to those whom a change concerns. Rejects when the service does not take it after several
   * attempts.
   */
  send(announcement: SentAnnouncement): Promise<void>;
  /** Ends every connection of a person; rejects as `send` does. */
  close(personId: string): Promise<void>;
}

/** Name of the portal's hub within the service. */
const hub = 'portal';
const hour = 3_600_000;
const minute = 60_000;
const timeLimit = 10_000;
/** People who are told at the same time. */
const peopleAtOnce = 10;
/** Milliseconds before the next attempt. */
const waits = [500, 2_000, 8_000];

/** Its client tokens and its REST API: version 1.0, and 2022-06-01 for what that does not have. */
export function azureSignalR(
  { endpoint, accessKey }: SignalRService,
  now: () => Date,
): AzureSignalR {
  const key = new TextEncoder().encode(accessKey);
  const sign = (audience: string, until: number, personId?: string) =>
    new SignJWT(personId === undefined ? {} : { nameid: personId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(audience)
      .setIssuedAt(Math.floor(now().getTime() / 1_000))
      .setExpirationTime(Math.floor(until / 1_000))
      .sign(key);

  const postTo = async (path: string, query = '', body?: object): Promise<void> => {
    // The service expects the address without its query in the token.
    const url = `${endpoint}${path}`;
    for (let attempt = 0; ; attempt += 1) {
      const token = await sign(url, now().getTime() + 5 * minute);
      const status = await postOnce(`${url}${query}`, token, body);
      if (status >= 200 && status < 300) return;
      const pause = waits[attempt];
      if (pause === undefined || (status >= 400 && status < 500 && status !== 429))
        throw new Error(`Azure SignalR Service answered ${status}.`);
      await wait(pause);
    }
  };

  const post = (path: string, update: ComponentUpdate): Promise<void> =>
    postTo(`/api/v1/hubs/${hub}${path}`, '', { target: updateComponentState, arguments: [update] });

  return {
    redirect: async (personId, until) => {
      const url = `${endpoint}/client/?hub=${hub}`;
      return {
        url,
        accessToken: await sign(url, Math.min(until, now().getTime() + hour), personId),
      };
    },
    send: async (announcement) => {
      const { audience } = announcement;
      if (audience && 'people' in audience)
        for (let start = 0; start < audience.people.length; start += peopleAtOnce)
          await Promise.all(
            audience.people
              .slice(start, start + peopleAtOnce)
              .map((id) => post(`/users/${id}`, updateOf(announcement))),
          );
      // The service has told everybody of the change with the announcement to its readers.
      else if (audience && 'isForOtherLanguages' in audience) return;
      // The service does not know who reads or writes what: everybody asks the portal whether it concerns
      // them.
      else if (
        audience &&
        ('roles' in audience ||
          audience.ChannelTermIds.length > 0 ||
          audience.LanguageTermId !== undefined)
      )
        await post('', { ComponentId: announcement.ComponentId });
      else await post('', updateOf(announcement));
    },
    close: (personId) =>
      postTo(`/api/hubs/${hub}/users/${personId}/:closeConnections`, '?api-version=2022-06-01'),
  };
}

function updateOf({ ComponentId, Data, ShowBadge }: SentAnnouncement): ComponentUpdate {
  return { ComponentId, Data, ...(ShowBadge && { ShowBadge }) };
}

/** The status; 0 when there was no answer. */
async function postOnce(url: string, token: string, body?: object): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeLimit),
    redirect: 'error',
  }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status ?? 0;
}
