import { apiScope, teamsClients } from '#shared/rules/addresses/registration';
import type { RegistrationCheck } from './RegistrationCheck';
import { okUnless, problem } from '../../findings/found';
import { say } from '../../findings/sentence';

/** Without them, silent sign-in in Teams asks everybody for consent or fails. */
export const teamsClientsCheck: RegistrationCheck = {
  name: 'teams-clients',
  notChecked: say('teamsClients.unchecked'),
  byHand: () =>
    say('teamsClients.look', {
      scope: apiScope,
      clients: teamsClients.map(({ Id, Kind }) =>
        say('teamsClients.named', { client: Id, name: say(`teamsClients.${Kind}`) }),
      ),
    }),
  examine: ({ application: { api } }) => {
    const scopeId = api?.oauth2PermissionScopes?.find(({ value }) => value === apiScope)?.id;
    const authorised = api?.preAuthorizedApplications ?? [];
    const missing = teamsClients.filter(
      ({ Id }) =>
        !authorised.some(
          ({ appId, delegatedPermissionIds }) =>
            appId === Id && (!scopeId || delegatedPermissionIds.includes(scopeId)),
        ),
    );
    const found = missing.map(({ Id, Kind }) =>
      problem(
        'teams-clients',
        say('teamsClients.missing', { client: say(`teamsClients.${Kind}`) }),
        say('teamsClients.add', { client: Id, scope: apiScope }),
      ),
    );
    return okUnless(found, 'teams-clients', say('teamsClients.fine'));
  },
};
