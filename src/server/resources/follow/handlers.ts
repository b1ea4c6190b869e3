import type { follow } from '#shared/contract/people/follow';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { HomeService } from './homeService';
import { siteAddress } from './siteAddress';

export function followHandlers({ config, now }: Deps): Handlers<typeof follow> {
  const home = new HomeService(config, now);
  return {
    'GET /follow/sites': async ({ person, token, query: { siteUrl, start, count } }) => {
      const site = siteAddress(siteUrl, config.sharePointUrl);
      return { Items: await home.followed({ id: person.id, token }, site, start, count) };
    },
  };
}
