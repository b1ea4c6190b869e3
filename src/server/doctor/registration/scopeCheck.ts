import { ok, problem } from '#shared/rules/finding';
import { apiScope } from '#shared/rules/addresses/registration';
import type { RegistrationCheck } from './RegistrationCheck';

const where = 'Expose an API';

/** The scope that every token for the product API carries. */
export const scopeCheck: RegistrationCheck = {
  name: 'scope',
  what: `The scope ${apiScope}`,
  byHand: () => `${where} must show the scope ${apiScope}, enabled, for admins and users.`,
  examine: ({ application: { api } }) => {
    const scope = api?.oauth2PermissionScopes?.find(({ value }) => value === apiScope);
    if (!scope)
      return [
        problem(
          'scope',
          `The registration has no scope ${apiScope}, so nobody gets a token for the portal.`,
          `Add it under ${where}, for admins and users.`,
        ),
      ];
    if (!scope.isEnabled)
      return [
        problem(
          'scope',
          `The scope ${apiScope} is disabled, so nobody gets a token for the portal.`,
          `Enable it under ${where}.`,
        ),
      ];
    return [ok('scope', `The scope ${apiScope} is there and enabled.`)];
  },
};
