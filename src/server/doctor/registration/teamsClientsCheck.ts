import { apiScope, teamsClients } from '#shared/rules/addresses/registration';
import type { RegistrationCheck } from './RegistrationCheck';
import { okUnless, problem, warning } from '../../findings/found';
import { say } from '../../findings/sentence';

/**
 * Without them, silent sign-in asks everybody for consent or fails: in Teams, where the portal is at
 * home, and in Outlook and Microsoft 365, where nobody may ever open it.
 */
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
      (Kind === 'desktop' || Kind === 'web' ? problem : warning)(
        'teams-clients',
        say('teamsClients.missing', { client: say(`teamsClients.${Kind}`) }),
        say('teamsClients.add', { client: Id, scope: apiScope }),
      ),
    );
    return okUnless(found, 'teams-clients', say('teamsClients.fine'));
  },
};
