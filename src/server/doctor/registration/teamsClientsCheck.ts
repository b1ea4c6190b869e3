import { okUnless, problem } from '#shared/rules/finding';
import { apiScope, teamsClients } from '#shared/rules/addresses/registration';
import type { RegistrationCheck } from './RegistrationCheck';

/** Without them, silent sign-in in Teams asks everybody for consent or fails. */
export const teamsClientsCheck: RegistrationCheck = {
  name: 'teams-clients',
  what: 'The pre-authorised Teams clients',
  byHand: () =>
    `Expose an API must authorise these client applications for ${apiScope}: ` +
    `${teamsClients.map(({ Id, Name }) => `${Id} (${Name})`).join(', ')}.`,
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
    const found = missing.map(({ Id, Name }) =>
      problem(
        'teams-clients',
        `${Name} is not pre-authorised, so silent sign-in fails there.`,
        `Add the client application ${Id} with the scope ${apiScope} under Expose an API, ` +
          'Authorized client applications.',
      ),
    );
    return okUnless(found, 'teams-clients', 'The Teams clients are pre-authorised.');
  },
};
