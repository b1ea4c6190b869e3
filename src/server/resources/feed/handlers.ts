import type { Feed, feed } from '#shared/contract/feed';
import { certain } from '#shared/rules/values/certain';
import { decoded } from '#shared/rules/values/decoded';
import { effectiveSettings } from '#shared/rules/settings/settings';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { invalidField } from '../../http/answers/problems';
import { listSettings } from '../featureSettings/store';
import { FeedReader } from './feedReader';

/**
 * Commas join addresses that may hold commas themselves: only one before another address separates.
 */
const betweenAddresses = /,(?=\s*https?(?::|%3a))/i;

export function feedHandlers({ db, config, now, log }: HandlerDeps): Handlers<typeof feed> {
  const reader = new FeedReader(config.feedPrivateHosts, now, (address, reason) =>
    log.warn({ feed: hostOf(address), reason }, 'A feed could not be read.'),
  );
  return {
    'GET /Feed': async ({ query: { feedUrls, feedTagNames, amount } }) => {
      const { rssFeedConfig } = effectiveSettings(await listSettings(db));
      const { feedLinksAndTagName: sources = [] } = rssFeedConfig;
      const configured = new Map(
        sources.map(({ FeedLink, TagName }) => [FeedLink.trim(), TagName ?? '']),
      );
      const addresses = feedUrls.split(betweenAddresses).map(addressIn);
      if (addresses.length > sources.length)
        throw invalidField(
          'feedUrls',
          'must not name more feeds than the setting rssFeedConfig has',
        );
      const unknown = addresses.find((address) => !configured.has(address));
      if (unknown !== undefined)
        throw invalidField('feedUrls', 'must name feeds of the setting rssFeedConfig only');
      const tags = tagNames(feedTagNames, addresses.length);
      return Promise.all(
        addresses.map(async (address, index): Promise<Feed> => {
          const TagName = tags?.[index] ?? certain(configured.get(address));
          const { items, failed } = await reader.read(address);
          return {
            FeedUrl: address,
            TagName,
            Items: items.slice(0, amount).map((item) => ({ ...item, TagName })),
            Failed: failed,
          };
        }),
      );
    },
  };
}

/** For the log: the rest of an address may hold a secret. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

function tagNames(joined: string | undefined, length: number): string[] | undefined {
  const names = joined?.split(',').map((name) => name.trim());
  return names?.length === length ? names : undefined;
}

function addressIn(part: string): string {
  const text = part.trim();
  return /^https?%3a/i.test(text) ? decoded(text) : text;
}
