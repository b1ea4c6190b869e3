import { apiScope } from '#shared/rules/addresses/registration';
import type { RegistrationCheck } from './RegistrationCheck';
import { ok, problem } from '../../findings/found';
import { say } from '../../findings/sentence';

const named = { scope: apiScope };

/** The scope that every token for the product API carries. */
export const scopeCheck: RegistrationCheck = {
  name: 'scope',
  notChecked: say('scope.unchecked', named),
  byHand: () => say('scope.look', named),
  examine: ({ application: { api } }) => {
    const scope = api?.oauth2PermissionScopes?.find(({ value }) => value === apiScope);
    if (!scope) return [problem('scope', say('scope.missing', named), say('scope.add'))];
    if (!scope.isEnabled)
      return [problem('scope', say('scope.disabled', named), say('scope.enable'))];
    return [ok('scope', say('scope.fine', named))];
  },
};
