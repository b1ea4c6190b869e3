import type { Contract } from '#shared/contract/index';
import type { Deps } from '../deps';
import type { Handlers } from '../http/calls';
import { featureSettingHandlers } from './featureSettings/handlers';
import { appSettingHandlers, securityHandlers } from './security/handlers';
import { userHandlers } from './users/handlers';

/** A handler for every call of the contract. */
export function allHandlers(deps: Deps): Handlers<Contract> {
  return {
    ...userHandlers(deps),
    ...featureSettingHandlers(deps),
    ...securityHandlers(),
    ...appSettingHandlers(deps),
  } as unknown as Handlers<Contract>;
}
