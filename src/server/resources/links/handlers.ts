import type { links } from '#shared/contract/pages/links';
import type { Handlers } from '../../http/calls';
import { LinkAsker } from './LinkAsker';

/** Checks which of a text's links do not answer. */
export function linkHandlers(): Handlers<typeof links> {
  const asker = new LinkAsker();
  return {
    'POST /links/answers': async ({ person, body }) => ({
      Troubles: await asker.troubles(person.id, body.Addresses),
    }),
  };
}
