import type { audits } from '#shared/contract/audits';
import { openAudits } from '#shared/rules/audits';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { listChanges } from './store';

export function auditHandlers({ db }: Pick<HandlerDeps, 'db'>): Handlers<typeof audits> {
  return {
    'GET /audits': async ({ person, query: { amount, resource } }) => {
      const open = openAudits(await person.roles());
      const Changes = await listChanges(
        db,
        open.filter((own) => !resource || own === resource),
        amount + 1,
      );
      return { Changes: Changes.slice(0, amount), HasMore: Changes.length > amount };
    },
  };
}
