import type { links } from '#shared/contract/pages/links';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { LinkAsker } from './LinkAsker';

/** What of the links of a text answers. */
export function linkHandlers({ config }: HandlerDeps): Handlers<typeof links> {
  const asker = new LinkAsker(config.feedPrivateHosts);
  return {
    'POST /links/answers': async ({ body }) => ({ Troubles: await asker.troubles(body.Addresses) }),
  };
}
